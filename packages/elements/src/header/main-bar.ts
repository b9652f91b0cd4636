import { homeHref, isSignedIn } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { bellIcon } from '../icons/bell.ts';
import { menuIcon } from '../icons/menu.ts';
import { userIcon } from '../icons/user-round.ts';
import { FpNotificationsOpenEvent } from '../events/notifications-open-event.ts';
import { link } from '../navigation/link.ts';
import type { HeaderView } from './header-view.ts';
import { loginLink } from './login.ts';
import { logo } from '../icons/logos.ts';
import { menuButton } from './menu-button.ts';
import { primaryNavigation } from './primary-navigation.ts';

/**
 * The bar with the brand: the navigation bar from 1024 px, the mobile header below. Items that may appear late come first in its end group,
 * so that they do not move the others.
 */
export function mainBar(view: HeaderView): TemplateResult {
  const { workspaceTitle } = view.host;
  return html`<div class="main-bar page-grid ${workspaceTitle ? 'titled' : ''}" part="main-bar">
    ${brand(view)}
    ${workspaceTitle ? html`<b class="ellipsis mobile" dir="auto" part="workspace-title">${workspaceTitle}</b>` : nothing}
    ${primaryNavigation(view)}
    <div class="end">
      ${view.search?.inMainBar(view)} ${bell(view)} ${accountTool(view)}
      <slot name="actions"></slot>
      ${toolButton(view, 'root', view.messages.openMenu, menuIcon)}
    </div>
  </div>`;
}

function brand({ market, session, locale, messages, theme }: HeaderView): TemplateResult {
  const content = html`<slot name="brand"
      >${logo(theme)}<span class="name">Fleet <span>Portal</span></span></slot
    ><span class="hidden-text">${` ${messages.home}`}</span>`;
  return link({ href: homeHref(market, session, locale), content, names: 'brand', part: 'brand' });
}

function bell({ messages, host }: HeaderView): unknown {
  const notificationCount = Math.floor(host.notificationCount ?? NaN);
  if (isNaN(notificationCount)) return nothing;
  const count = badge(notificationCount);
  return html`<button
    id="bell"
    type="button"
    class="tool"
    part="notifications-button"
    aria-label=${messages.notifications + (count && `: ${count}`)}
    aria-haspopup="dialog"
    @click=${(event: Event) => event.currentTarget?.dispatchEvent(new FpNotificationsOpenEvent())}
  >
    ${bellIcon}${count && html`<span class="count">${count}</span>`}
  </button>`;
}

/** The text of the badge; empty if nothing is new. */
function badge(count: number): string {
  return count > 99 ? '99+' : count > 0 ? `${count}` : '';
}

function accountTool(view: HeaderView): unknown {
  const { market, session, messages } = view;
  if (isSignedIn(session)) return toolButton(view, 'account', messages.account, userIcon);
  return market.userCanSignIn ? loginLink(view, 'tool mobile') : nothing;
}

function toolButton(
  { menu }: HeaderView,
  kind: 'root' | 'account',
  label: string,
  icon: TemplateResult,
): TemplateResult {
  return menuButton(menu, { kind: 'mobile', level: { kind } }, icon, { names: 'tool mobile', label });
}
