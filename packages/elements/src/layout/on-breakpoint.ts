import { isPrinting } from './is-printing.ts';

/** From this width on the desktop bars are shown, below it the mobile header (HDR-03). */
export const desktop = '(min-width: 1024px)';

/** Calls back when the window changes between mobile and desktop, until the signal aborts; printing does not count. */
export function onBreakpoint(callback: () => void, signal: AbortSignal): void {
  const media = matchMedia(desktop);
  let { matches } = media;
  const onChange = () => {
    // A change event that was already on its way may report the state that is known.
    if (media.matches === matches || isPrinting()) return;
    ({ matches } = media);
    callback();
  };
  media.addEventListener('change', onChange, { signal });
}
