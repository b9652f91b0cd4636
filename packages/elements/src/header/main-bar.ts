import { homeHref, isSignedIn, type Level } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { menuIcon } from '../icons/menu.ts';
import { userIcon } from '../icons/user-round.ts';
import { link } from '../internal/link.ts';
import type { HeaderView } from './header-view.ts';
import { loginLink } from './login.ts';
import { logo } from '../internal/logos.ts';
import { menuButton } from './menu-button.ts';
import { primaryNavigation } from './primary-navigation.ts';

/** The bar with the brand: the navigation bar from 1024 px, the mobile header below. */
export function mainBar(view: HeaderView): TemplateResult {
  return html`<div class="main-bar page-grid" part="main-bar">
    ${brand(view)} ${primaryNavigation(view)}
    <div class="end">
      <div class="search"><slot name="search"></slot></div>
      <slot name="actions"></slot>
      ${mobileTools(view)}
    </div>
  </div>`;
}

function brand({ market, session, locale, messages, theme }: HeaderView): TemplateResult {
  const content = html`<slot name="brand"
      >${logo(theme)}<span>Fleet <span>Portal</span></span></slot
    ><span class="hidden-text">, ${messages.home}</span>`;
  return link({ href: homeHref(market, session, locale), content, names: 'brand', part: 'brand' });
}

function mobileTools(view: HeaderView): TemplateResult {
  const { market, session, messages } = view;
  return html`${
    isSignedIn(session)
      ? mobileButton(view, { kind: 'account' }, messages.account, userIcon)
      : market.userCanSignIn
        ? loginLink(view, 'tool mobile')
        : nothing
  }
  ${mobileButton(view, { kind: 'root' }, messages.openMenu, menuIcon)}`;
}

function mobileButton(
  { menu }: HeaderView,
  level: Level,
  label: string,
  icon: TemplateResult,
): TemplateResult {
  const content = html`${icon}<span class="hidden-text">${label}</span>`;
  return menuButton(menu, { kind: 'mobile', level }, content, 'tool mobile');
}
