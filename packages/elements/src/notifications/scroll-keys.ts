import { hasModifier } from '@fleet-portal/model/rules';

/** How far an arrow key scrolls, in px, as in browsers. */
const line = 40;

/**
 * Keys that scroll, pressed at the bar above what scrolls: they scroll it from there, too. Where the focus is in it, the browser
 * does.
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
    // A button is pressed by it.
    ' ': target instanceof HTMLButtonElement ? undefined : page,
  };
  const way = ways[key];
  if (!way) return;
  event.preventDefault();
  scroller.scrollBy(0, way);
}
