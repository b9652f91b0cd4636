import { FpErrorEvent } from '../events/error-event.ts';
import type { MarketError } from './market-error.ts';

/** Header and footer of a page share a failure: the console is told once. */
const told = new WeakSet<MarketError>();

/** Tells developers on the console, and the page by an event of the element that the mistake concerns. */
export function tellMarketError(element: HTMLElement, error: MarketError): void {
  if (!told.has(error)) console.error(`<${element.localName}>: ${error.message}`);
  told.add(error);
  element.dispatchEvent(new FpErrorEvent(error));
}
