import { html, nothing, type TemplateResult } from 'lit';
import type { HeaderView } from './header-view.ts';
import { mainBar } from './main-bar.ts';
import { topBar } from './top-bar.ts';

/** Everything that a header with a market shows: its bars, the message that a menu did not load, and the mobile menu once it is needed. */
export function bars(view: HeaderView): TemplateResult {
  const { menu, messages } = view;
  const { open, failed } = menu;
  return html`${topBar(view)} ${mainBar(view)}
  ${failed ? html`<section class="main-bar page-grid" role="alert">${messages.menuFailed}</section>` : nothing}
  ${
    menu.isRendered('mobile')
      ? html`<fp-mobile-menu
          .view=${view}
          .start=${open?.kind === 'mobile' ? open.level : null}
          @fp-close=${() => menu.close({ returnFocus: true })}
        ></fp-mobile-menu>`
      : nothing
  }`;
}
