import { FpNavigateEvent } from '../events/navigate-event.ts';

/** Whether the browser would follow this click in this window; all other clicks are left to it (RTE-27). */
export function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self')
  );
}

/**
 * Makes a click listener that tells the page what the click is about to do; who prevents that event keeps the browser
 * from following the link.
 */
export function announce(makeEvent: (link: HTMLAnchorElement) => Event): (click: MouseEvent) => void {
  return (click) => {
    const link = click.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(click, link)) return;
    if (!link.dispatchEvent(makeEvent(link))) click.preventDefault();
  };
}

/** The click listener of every link that leads to another page. */
export const announceNavigation = announce((link) => {
  const isHere = link.origin === location.origin;
  return new FpNavigateEvent({
    path: isHere ? link.pathname + link.search + link.hash : link.href,
    href: link.href,
    isExternal: !isHere || link.relList.contains('external'),
    trigger: link,
  });
});
