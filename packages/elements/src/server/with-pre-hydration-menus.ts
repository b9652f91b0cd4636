import { html } from 'lit';
import { chevron } from '../theme/chevron.ts';
import { preHydrationMenuStyles } from './pre-hydration-menus.styles.ts';
import { preHydrationMenus, preHydrationPanelId, type PreHydrationView } from './pre-hydration-menus.ts';
import { toMarkup } from './markup.ts';

/** Includes the chevron for buttons with `popovertarget` instead of `aria-expanded`. */
const earlyStyles =
  preHydrationMenuStyles.cssText + chevron.cssText.replaceAll('[aria-expanded]', '[popovertarget]');

/**
 * Gives the buttons of a server-rendered header menus that need no script. They are placed after the markup that hydrates, without Lit's
 * markers, so that hydration does not encounter them; the script removes them.
 */
export async function withPreHydrationMenus(
  header: string,
  view: PreHydrationView,
  theme: string,
): Promise<string> {
  const menus = preHydrationMenus(view);
  const markup = await toMarkup(
    html`<div class="early" data-theme=${theme} lang=${view.locale}>${[...menus.values()]}</div>`,
  );
  const panels = `<style>${earlyStyles}</style>${markup.replace(/<!--.*?-->/gs, '')}`;
  const end = header.lastIndexOf('</template>');
  return buttonsThatOpen(header.slice(0, end), [...menus.keys()]) + panels + header.slice(end);
}

/** Replaces `aria-expanded` by `popovertarget`: the browser itself exposes whether the popover is open. */
function buttonsThatOpen(markup: string, ids: readonly string[]): string {
  return markup.replace(/<button\b[^>]*>/g, (button) => {
    const id = /\sid="([^"]*)"/.exec(button)?.[1] ?? '';
    if (!ids.includes(id)) return button;
    return button
      .replace(' aria-expanded="false"', '')
      .replace('<button', `<button popovertarget="${preHydrationPanelId(id)}"`);
  });
}
