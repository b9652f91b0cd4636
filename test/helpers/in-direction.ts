/** Has the page read in a direction for the rest of the test. */
export function inDirection(dir: string): void {
  document.documentElement.dir = dir;
}

afterEach(() => document.documentElement.removeAttribute('dir'));
