/** Where the focus goes when its element is gone: the page's main heading, or its main area. */
export function mainHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1, main');
}
