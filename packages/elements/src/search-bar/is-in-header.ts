import { around } from './around.ts';

/** Whether a header stands around this element, in its shadow tree or by a slot: it lends its colors and sizes. */
export function isInHeader(element: Element): boolean {
  return [...around(element)].some((node) => (node as Element).localName === 'fp-header');
}
