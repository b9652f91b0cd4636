import { isPlainClick } from '@fleet-portal/model/rules';
import { FpNavigateEvent } from '../events/navigate-event.ts';

/** The clicks on links that fire an event of their own. */
const announced = new WeakSet<Event>();

/**
 * Makes a click listener for a link that has an event of its own, which tells the page what the click is about to do. Preventing that event
 * keeps the browser from following the link.
 */
export function announce(makeEvent: (link: HTMLAnchorElement) => Event): (click: MouseEvent) => void {
  return (click) => {
    announced.add(click);
    tell(click, click.currentTarget as HTMLAnchorElement, makeEvent);
  };
}

/** The click listener around all links that lead to another page, except those that the host page has slotted. */
export function announceNavigation(click: MouseEvent): void {
  let link: HTMLAnchorElement | undefined;
  for (const node of click.composedPath()) {
    if (node === click.currentTarget) break;
    if (node instanceof HTMLAnchorElement) link ??= node;
    if (link && node instanceof HTMLSlotElement) return;
  }
  if (link && !announced.has(click)) tell(click, link, navigation);
}

function tell(
  click: MouseEvent,
  link: HTMLAnchorElement,
  makeEvent: (link: HTMLAnchorElement) => Event,
): void {
  if (isPlainClick(click, link) && !link.dispatchEvent(makeEvent(link))) click.preventDefault();
}

function navigation(link: HTMLAnchorElement): Event {
  const isHere = link.origin === location.origin;
  return new FpNavigateEvent({
    path: isHere ? link.pathname + link.search + link.hash : link.href,
    href: link.href,
    isExternal: !isHere || link.relList.contains('external'),
    trigger: link,
  });
}
