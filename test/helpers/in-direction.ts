/** Has the page read in a direction for the rest of the test. */
export function inDirection(dir: string): void {
  document.documentElement.dir = dir;
}

/** On which side of the character before it the last one of an element's text stands; null while it is not laid out. */
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
