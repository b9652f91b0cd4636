import { timers } from '../../constants/timers.ts';

/**
 * Detects that a page is shown, again or at first, after so long that its session may have ended unnoticed, such as overnight.
 * @param isHidden whether the page starts hidden, such as in a background tab
 * @param now ms since 1970
 * @returns a function to call whenever the page is hidden or shown, with the time in ms since 1970; true after a long absence
 */
export function watchAbsence(isHidden: boolean, now: number): (isHidden: boolean, now: number) => boolean {
  const leaves = (isLeaving: boolean, at: number) => (isLeaving ? at : Infinity);
  let leftAt = leaves(isHidden, now);
  return (isHiddenNow, at) => {
    const isLong = !isHiddenNow && at - leftAt > timers.absence;
    leftAt = leaves(isHiddenNow, at);
    return isLong;
  };
}
