import { focusedElement } from './focused-element.ts';
import { holdsFocus } from './holds-focus.ts';

/**
 * Calls back when the focus enters an iframe of the page, also in open shadow trees, until the signal aborts; clicks inside a frame fire no
 * event outside it.
 * @param host element whose own frames do not count
 */
export function onFrameEntered(host: Element, callback: () => void, signal: AbortSignal): void {
  const look = () => {
    if (focusedElement()?.matches('iframe') && !holdsFocus(host)) callback();
  };
  addEventListener('blur', look, { signal });
}
