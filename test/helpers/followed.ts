let stop = new AbortController();

/** Records the links that the browser would follow from now on, and prevents it until `followAgain`. */
export function followed(): string[] {
  const hrefs: string[] = [];
  stop = new AbortController();
  window.addEventListener(
    'click',
    (event) => {
      const anchor = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (anchor && !event.defaultPrevented) hrefs.push(anchor.getAttribute('href') ?? '');
      event.preventDefault();
    },
    { signal: stop.signal },
  );
  return hrefs;
}
/** Call it in `afterEach`. */
export function followAgain(): void {
  stop.abort();
}
