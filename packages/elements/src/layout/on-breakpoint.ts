import { isPrinting } from './is-printing.ts';

/** From this width on the desktop bars stand, below it the mobile header (HDR-03). */
export const desktop = '(min-width: 1024px)';

/** Calls back when the window passes between mobile and desktop, until the signal ends it; paper is no window. */
export function onBreakpoint(callback: () => void, signal: AbortSignal): void {
  const media = matchMedia(desktop);
  let { matches } = media;
  const onChange = () => {
    // An event that was on its way before tells nothing new.
    if (media.matches === matches || isPrinting()) return;
    ({ matches } = media);
    callback();
  };
  media.addEventListener('change', onChange, { signal });
}
