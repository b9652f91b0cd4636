import { homeHref, isSignedIn, type Level } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { bellIcon } from '../icons/bell.ts';
import { menuIcon } from '../icons/menu.ts';
import { userIcon } from '../icons/user-round.ts';
import { FpNotificationsOpenEvent } from '../events/notifications-open-event.ts';
import { link } from '../internal/link.ts';
import type { HeaderView } from './header-view.ts';
import { loginLink } from './login.ts';
import { logo } from '../internal/logos.ts';
import { menuButton } from './menu-button.ts';
import type { OpenMenu } from './open-menu.ts';
import { primaryNavigation } from './primary-navigation.ts';

/** The bar with the brand: the navigation bar from 1024 px, the mobile header below. */
export function mainBar(view: HeaderView): TemplateResult {
  const { workspaceTitle } = view.host;
  return html`<div class="main-bar page-grid ${workspaceTitle ? 'titled' : ''}" part="main-bar">
    ${brand(view)}
    ${
      workspaceTitle
        ? html`<p class="workspace-title ellipsis mobile" part="workspace-title">${workspaceTitle}</p>`
        : nothing
    }
    ${primaryNavigation(view)}
    <div class="end">
      ${view.search?.inMainBar(view)}
      <slot name="actions"></slot>
      ${bell(view)} ${mobileTools(view)}
    </div>
  </div>`;
}

function brand({ market, session, locale, messages, theme }: HeaderView): TemplateResult {
  const content = html`<slot name="brand"
      >${logo(theme)}<span class="name">Fleet <span>Portal</span></span></slot
    ><span class="hidden-text">${`, ${messages.home}`}</span>`;
  return link({ href: homeHref(market, session, locale), content, names: 'brand', part: 'brand' });
}

function bell({ messages, host }: HeaderView): unknown {
  const { notificationCount } = host;
  if (notificationCount === null) return nothing;
  const hasNew = notificationCount > 0;
  return html`<button
    type="button"
    class="tool bell"
    part="notifications-button"
    aria-haspopup="dialog"
    @click=${openNotifications}
  >
    ${bellIcon}${hasNew ? html`<span class="count" aria-hidden="true">${shortCount(notificationCount)}</span>` : nothing}
    <span class="hidden-text">${messages.notifications}${hasNew ? `: ${notificationCount}` : ''}</span>
  </button>`;
}

function openNotifications(event: Event): void {
  event.currentTarget?.dispatchEvent(new FpNotificationsOpenEvent());
}

/** What fits into the badge. */
function shortCount(count: number): string {
  return count > 99 ? '99+' : `${count}`;
}

function mobileTools(view: HeaderView): TemplateResult {
  const { market, session, messages } = view;
  return html`${
    isSignedIn(session)
      ? toolButton(view, mobile({ kind: 'account' }), messages.account, userIcon)
      : market.userCanSignIn
        ? loginLink(view, 'tool mobile')
        : nothing
  }
  ${toolButton(view, mobile({ kind: 'root' }), messages.openMenu, menuIcon)}`;
}

function mobile(level: Level): OpenMenu {
  return { kind: 'mobile', level };
}

function toolButton(
  { menu }: HeaderView,
  opens: OpenMenu,
  label: string,
  icon: TemplateResult,
): TemplateResult {
  return menuButton(menu, opens, html`${icon}<span class="hidden-text">${label}</span>`, 'tool mobile');
}
