import type { HostElements } from './host-elements.ts';
import type { HostLook, OwnLook } from './host-look.ts';

type Tag = 'fp-top-notifications' | 'fp-modal-stack' | 'fp-notification-drawer' | 'fp-cookie-consent';

interface PageElementOptions {
  look: HostLook;
  /** The language and theme that the page specifies elsewhere. */
  own?: OwnLook;
  /** Removes the created element. */
  signal: AbortSignal;
  place?: (made: Element) => void;
}

/** The page's own element, or a new one that the signal removes; one that a swap of the page's body has removed is not kept. */
export function pageElement<Name extends Tag>(
  tag: Name,
  { look, own, signal, place = (made) => document.body.append(made) }: PageElementOptions,
): HTMLElementTagNameMap[Name] {
  const there = document.querySelector(tag);
  if (there) {
    look.adopt(there, own);
    return there;
  }
  const element = document.createElement(tag);
  look.dress(element, own);
  place(element);
  const made = new WeakRef(element);
  signal.addEventListener('abort', () => made.deref()?.remove());
  return element;
}

/** The header below which notices appear, even a server-rendered one that is not hydrated yet. */
export function headerOf(elements: HostElements): Element | null {
  return elements.headers[0] ?? document.querySelector('fp-header');
}

/**
 * Places an element below another one in the document, such as the header, otherwise at the document's start: in a shadow root nothing else
 * would find it.
 */
export function placeUnder(above: Element | null, element: Element): void {
  if (above && document.contains(above)) above.after(element);
  else document.body.prepend(element);
}
