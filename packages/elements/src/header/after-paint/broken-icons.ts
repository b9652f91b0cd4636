import { brokenIcons } from '../nodes/broken-icon.ts';

/** Closes the gap that a market's icon leaves in the bars if it does not load, even if it failed before this listener was added. */
export function hideBrokenIcons(root: ShadowRoot): void {
  for (const type of ['load', 'error']) root.addEventListener(type, brokenIcons, brokenIcons);
  for (const icon of root.querySelectorAll('img'))
    if (icon.complete) icon.decode().catch(() => icon.parentElement?.classList.add('broken'));
}
