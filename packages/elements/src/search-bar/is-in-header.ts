import { around } from './around.ts';

/** Whether the element is inside a header, in its shadow tree or in a slot, whose colors and sizes it then takes. */
export function isInHeader(element: Element): boolean {
  return [...around(element)].some((node) => (node as Element).localName === 'fp-header');
}
