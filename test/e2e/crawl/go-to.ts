/** Runs in the page: navigates the portal as its links do, and waits for the heading of the next page. */
export async function goTo(path: string): Promise<{ address: string; heading: string }> {
  const headingNow = () => document.querySelector('main h1');
  const before = headingNow();
  const isHere = new URL(path, location.href).pathname === location.pathname;
  dispatchEvent(new CustomEvent('router-navigate', { detail: { path } }));
  for (const start = performance.now(); performance.now() - start < 10_000;) {
    const heading = headingNow();
    if (heading && (isHere || heading !== before))
      return { address: location.pathname + location.search, heading: heading.textContent };
    await new Promise((next) => setTimeout(next));
  }
  throw new Error(`The portal did not show ${path}`);
}
