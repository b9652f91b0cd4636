import { brokenIcons } from '../nodes/broken-icon.ts';

/** Leaves no gap in the bars for a market's icon that does not load, also where that was before anybody listened. */
export function hideBrokenIcons(root: ShadowRoot): void {
  for (const type of ['load', 'error']) root.addEventListener(type, brokenIcons, brokenIcons);
  for (const icon of root.querySelectorAll('img'))
    if (icon.complete) icon.decode().catch(() => icon.parentElement?.classList.add('broken'));
}
