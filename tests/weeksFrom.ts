/** The first Monday since which dailies differ by weekday. */
export const WEEKS_FROM = '2026-12-14';
