import {
  adminLink,
  cartLink,
  isCurrentPage,
  isSignedIn,
  marketplaceLink,
  topBarLink,
  type UtilityLink,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { cartIcon } from '../icons/shopping-cart.ts';
import { link } from '../navigation/link.ts';
import { accountItem, companyItem, languageItem } from './dropdowns.ts';
import type { HeaderView } from './header-view.ts';

/**
 * The bar above the navigation: links to other parts of the portal at its start, the user's items at its end (HDR-04). Items that depend on
 * the session come before the others and replace a visitor's as new nodes, so that nothing moves when the session is known late.
 */
export function topBar(view: HeaderView): TemplateResult {
  const { market, session, locale, messages } = view;
  return html`<div class="top-bar page-grid" part="top-bar">
    <ul>
      ${callToAction(view)} ${item(view, marketplaceLink(market, session, locale), messages.marketplace)}
      ${item(view, adminLink(market, session, locale), messages.admin)}
    </ul>
    <div>${search(view)}</div>
    <ul>
      ${companyItem(view)} ${cartItem(view)} ${accountItem(view)} ${languageItem(view)}
    </ul>
  </div>`;
}

function callToAction(view: HeaderView): unknown {
  const { market, session, locale } = view;
  const iconUrl = market.topBar?.iconUrl;
  const icon = iconUrl && html`<img src=${iconUrl} alt="" />`;
  return item(view, topBarLink(market, session, locale), '', icon, 'call-to-action');
}

/** The search field, or what the page has slotted in its place; in a narrow window it is in the main bar. */
function search(view: HeaderView): unknown {
  if (!view.search) return html`<slot name="search"></slot>`;
  return view.search.isWide ? view.search.field(view) : nothing;
}

/** Reserves room for the count before it is known. */
function cartItem(view: HeaderView): unknown {
  const { market, session, locale, messages, host } = view;
  const cartQuantity = Math.floor(host.cartQuantity);
  const count = html`<span class="count">${cartQuantity > 0 ? ` ${cartQuantity}` : nothing}</span>`;
  const cart = item(view, cartLink(market, session, locale), messages.cart, cartIcon, 'cart', count);
  return isSignedIn(session) ? html`${cart}` : cart;
}

/** A link with the market's label, else the shell's own name for it. */
function item(
  { messages, currentPath }: HeaderView,
  target: UtilityLink | null,
  name: string,
  icon?: unknown,
  part?: string,
  more?: unknown,
): unknown {
  if (!target) return nothing;
  return html`<li>
    ${link({
      href: target.href,
      current: isCurrentPage(target.href, currentPath) ? 'page' : undefined,
      content: html`${icon}<span class="ellipsis" dir="auto">${target.label || name}</span>${more}`,
      part,
      externalHint: target.isExternal && messages.externalSite,
    })}
  </li>`;
}
