/** Sets the page's text direction for the rest of the test. */
export function inDirection(dir: string): void {
  document.documentElement.dir = dir;
}

/** The side on which the last character of an element's text follows the one before; null before layout. */
export function endsOn(element: Element): 'the left' | 'the right' | null {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const last = leftOf(text, text.length - 1) - leftOf(text, text.length - 2);
  if (last === 0) return null;
  return last > 0 ? 'the right' : 'the left';
}

function leftOf(text: Text, at: number): number {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
}

afterEach(() => document.documentElement.removeAttribute('dir'));
