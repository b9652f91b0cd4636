import type { HostElements } from './host-elements.ts';
import type { HostLook, OwnLook } from './host-look.ts';

type Tag = 'fp-top-notifications' | 'fp-modal-stack' | 'fp-notification-drawer' | 'fp-cookie-consent';

interface PageElementOptions {
  look: HostLook;
  /** What the page says of its look elsewhere. */
  own?: OwnLook;
  /** Takes away again what was made. */
  signal: AbortSignal;
  place?: (made: Element) => void;
}

/** The page's own element, or one that goes with the signal; one that a swap of the page's body has taken away is not kept. */
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

/** Where notices stand: also one that a server has made, and that is not taken over yet. */
export function headerOf(elements: HostElements): Element | null {
  return elements.headers[0] ?? document.querySelector('fp-header');
}

/** Under what stands in the page, such as the header, else at its beginning: in a shadow root nothing else would find it. */
export function placeUnder(above: Element | null, element: Element): void {
  if (above && document.contains(above)) above.after(element);
  else document.body.prepend(element);
}
