import { timers } from '../../constants/timers.ts';

/**
 * Tells when a page is seen again, or first seen, after so long that its session may have ended unnoticed, such as overnight.
 * @param isHidden whether it begins out of sight, as in a tab that is opened behind the others
 * @param now ms since 1970
 * @returns what takes each time that the page is hidden or seen, with the time in ms since 1970
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
