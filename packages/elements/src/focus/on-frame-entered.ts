import { focusedElement } from './focused-element.ts';
import { holdsFocus } from './holds-focus.ts';

/**
 * Calls back when the focus goes into a frame of the page, in an open shadow tree too, whose clicks nobody else hears of, until
 * the signal ends it.
 * @param host whose own frames do not count
 */
export function onFrameEntered(host: Element, callback: () => void, signal: AbortSignal): void {
  const look = () => {
    if (focusedElement()?.matches('iframe') && !holdsFocus(host)) callback();
  };
  addEventListener('blur', look, { signal });
}
