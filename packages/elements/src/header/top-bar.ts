import {
  adminLink,
  cartLink,
  companyLabel,
  marketplaceLink,
  topBarLink,
  type UtilityLink,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { cartIcon } from '../icons/shopping-cart.ts';
import { link } from '../internal/link.ts';
import { accountItem, languageItem } from './dropdowns.ts';
import type { HeaderView } from './header-view.ts';

/** The bar above the navigation: where to go beside the portal at its start, who is here at its end (HDR-04). */
export function topBar(view: HeaderView): TemplateResult {
  const { market, session, locale, messages } = view;
  const others = [
    topBarLink(market, session, locale),
    withName(marketplaceLink(market, session, locale), messages.marketplace),
    withName(adminLink(market, session, locale), messages.admin),
  ];
  const company = companyLabel(session, market);
  return html`<div
    class="top-bar page-grid"
    part="top-bar"
    @pointerenter=${view.menu.warmUp}
    @focusin=${view.menu.warmUp}
  >
    <ul>
      ${others.map((other) =>
        other
          ? html`<li>
              ${link({
                href: other.href,
                content: other.label,
                externalHint: other.isExternal ? messages.externalSite : undefined,
              })}
            </li>`
          : nothing,
      )}
    </ul>
    <ul>
      <li>
        <slot name="company">${company ? html`<span part="company">${company}</span>` : nothing}</slot>
      </li>
      ${accountItem(view)} ${languageItem(view)} ${cartItem(view)}
    </ul>
  </div>`;
}

function cartItem({ market, session, locale, messages, cartQuantity }: HeaderView): unknown {
  const cart = cartLink(market, session, locale);
  if (!cart) return nothing;
  const label = cart.label || messages.cart;
  const count =
    cartQuantity > 0
      ? html`<span class="count" aria-hidden="true">${cartQuantity}</span
          ><span class="hidden-text">${label}: ${cartQuantity}</span>`
      : nothing;
  return html`<li>
    ${link({
      href: cart.href,
      content: html`${cartIcon}<span aria-hidden=${cartQuantity > 0 ? 'true' : nothing}>${label}</span
        >${count}`,
      externalHint: cart.isExternal ? messages.externalSite : undefined,
      part: 'cart',
    })}
  </li>`;
}

/** The market's label, else the shell's own word. */
function withName(link: UtilityLink | null, name: string): UtilityLink | null {
  return link && { ...link, label: link.label || name };
}
