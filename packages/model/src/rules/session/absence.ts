import { timers } from '../../constants/timers.ts';

/**
 * Tells when a page is seen again after so long that its session may have ended unnoticed, such as overnight.
 * @returns what takes each time that the page is hidden or seen, with the time in ms since 1970
 */
export function watchAbsence(): (isHidden: boolean, now: number) => boolean {
  let leftAt = Infinity;
  return (isHidden, now) => {
    const isLong = !isHidden && now - leftAt > timers.absence;
    leftAt = isHidden ? now : Infinity;
    return isLong;
  };
}
