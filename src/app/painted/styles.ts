/** The page's stylesheets, which the first paint does without: the app does not. */
export async function stylesArrived(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all([...links].map(arrived));
}

/** One that fails is no reason to show nothing. */
function arrived(link: HTMLLinkElement): Promise<void> | undefined {
  if (link.sheet) return;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
