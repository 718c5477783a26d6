/** The part of the About page's address that leads to what has changed. */
export const CHANGES = 'what-changed';
