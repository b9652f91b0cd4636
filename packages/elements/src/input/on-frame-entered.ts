/**
 * Calls back when the focus goes into a frame of the page, whose clicks nobody else hears of, until the signal ends it.
 * @param host whose own frames do not count
 */
export function onFrameEntered(host: Element, callback: () => void, signal: AbortSignal): void {
  const look = () => {
    const { activeElement } = document;
    if (activeElement?.matches('iframe') && !host.contains(activeElement)) callback();
  };
  addEventListener('blur', look, { signal });
}
