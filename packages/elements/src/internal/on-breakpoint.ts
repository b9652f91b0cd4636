/** From this width on the desktop bars stand, below it the mobile header (HDR-03). */
const desktop = '(min-width: 1024px)';

/** Calls back when the window passes between mobile and desktop, until the signal ends it. */
export function onBreakpoint(callback: () => void, signal: AbortSignal): void {
  matchMedia(desktop).addEventListener('change', callback, { signal });
}
