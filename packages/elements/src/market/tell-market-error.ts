import type { LitElement } from 'lit';
import { FpErrorEvent } from '../events/error-event.ts';
import { layOutMarketError } from './market-error-layout.ts';
import type { MarketError } from './market-error.ts';

/** Errors already logged: header and footer share one, and the console reports it once. */
const told = new WeakSet<MarketError>();

/** Reports a market error on the console, to the user in the element, and to the page by an event of the element concerned. */
export function tellMarketError(element: LitElement, error: MarketError): void {
  layOutMarketError(element.renderRoot);
  if (!told.has(error)) console.error(`<${element.localName}>: ${error.message}`);
  told.add(error);
  element.dispatchEvent(new FpErrorEvent(error));
}
