import { hasModifier } from '@fleet-portal/model/rules';

/** How far an arrow key scrolls, in px, the same as in browsers. */
const line = 40;

/**
 * Makes scroll keys that are pressed in the bar above the scroller scroll it. If the focus is inside the scroller, the browser does so
 * itself.
 */
export function scrollKeys(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  const scroller = (currentTarget as Element).nextElementSibling;
  if (!scroller || hasModifier(event) || event.defaultPrevented) return;
  const { clientHeight, scrollHeight } = scroller;
  const page = clientHeight * 0.875;
  const ways: Partial<Record<string, number>> = {
    ArrowDown: line,
    ArrowUp: -line,
    PageDown: page,
    PageUp: -page,
    End: scrollHeight,
    Home: -scrollHeight,
    // Space activates a button.
    ' ': target instanceof HTMLButtonElement ? undefined : page,
  };
  const way = ways[key];
  if (!way) return;
  event.preventDefault();
  scroller.scrollBy(0, way);
}
