import type { PrimaryNode } from '@fleet-portal/model/entities';
import {
  accountLabel,
  adminLink,
  anyLabel,
  cartLink,
  currentUser,
  isCurrentPage,
  isSignedIn,
  labelFor,
  localeChoices,
  localeName,
  marketplaceLink,
  primaryNodes,
  topBarLink,
  type UtilityLink,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import type { HeaderView } from '../header-view.ts';
import { rowText } from '../nodes/row-text.ts';
import { loginLink } from '../login.ts';
import { nodeLink } from '../nodes/node-link.ts';
import { globeIcon } from '../../icons/globe.ts';
import { adminIcon } from '../../icons/settings.ts';
import { cartIcon } from '../../icons/shopping-cart.ts';
import { marketplaceIcon } from '../../icons/store.ts';
import { userIcon } from '../../icons/user-round.ts';
import { keyed } from '../../internal/keyed.ts';
import { link } from '../../navigation/link.ts';
import { productRows } from './products.ts';
import { levelRow, type OpenLevel } from './row.ts';

/** The primary nodes, followed by the utility section and the active products (MOB-03). */
export function rootLevel(view: HeaderView, open: OpenLevel): TemplateResult {
  const { afterPaint, market, session, locale, currentPath } = view;
  const nodes = primaryNodes(market, session);
  const selected = afterPaint?.selectedNode(nodes, locale, currentPath);
  const row = (node: PrimaryNode, index: number) => {
    if (node.type === 'spacer') return nothing;
    const content = rowText(labelFor(node, locale));
    const isCurrent = index === selected;
    if (node.submenu) return levelRow({ kind: 'submenu', index }, content, open, isCurrent);
    return html`<li>${nodeLink(node, view, { content, isCurrent })}</li>`;
  };
  return html`<ul>
      ${keyed(nodes, anyLabel, row)}
    </ul>
    <ul class="utility">
      ${utilityRows(view, open)}
    </ul>
    ${productRows(view)}`;
}

function utilityRows(view: HeaderView, open: OpenLevel): unknown {
  const { market, session, locale, messages, host, currentPath } = view;
  const cartQuantity = Math.floor(host.cartQuantity);
  const languages = localeChoices(market, currentPath);
  const language = languages.find((choice) => choice.locale === locale)?.name;
  const account = accountLabel(currentUser(session), market.tld, messages.profile) || messages.account;
  const count = cartQuantity > 0 ? html`<span class="count">${cartQuantity}</span>` : nothing;
  return html`
    ${linkRow(view, topBarLink(market, session, locale), ownIcon(market.topBar?.iconUrl))}
    ${linkRow(view, cartLink(market, session, locale), cartIcon, messages.cart, count)}
    ${linkRow(view, marketplaceLink(market, session, locale), marketplaceIcon, messages.marketplace)}
    ${linkRow(view, adminLink(market, session, locale), adminIcon, messages.admin)}
    ${languages.length ? levelRow({ kind: 'language' }, html`${globeIcon}${hidden(messages.language)}${rowText(language ?? localeName(locale))}`, open) : nothing}
    ${isSignedIn(session) ? levelRow({ kind: 'account' }, html`${userIcon}${hidden(messages.account)}${rowText(account)}`, open) : loginRow(view)}
  `;
}

/** The meaning of a row's icon, for screen readers. */
function hidden(text: string): TemplateResult {
  return html`<span class="hidden-text">${`${text}: `}</span>`;
}

function ownIcon(url: string | undefined): TemplateResult | undefined {
  return url ? html`<img src=${url} alt="" width="20" height="20" />` : undefined;
}

function linkRow(
  { messages, currentPath }: HeaderView,
  target: UtilityLink | null,
  icon?: TemplateResult,
  name = '',
  more?: unknown,
): unknown {
  if (!target) return nothing;
  const content = html`${icon ?? nothing}${rowText(target.label || name)}${more ?? nothing}`;
  return html`<li>
    ${link({
      href: target.href,
      content,
      current: isCurrentPage(target.href, currentPath) ? 'page' : undefined,
      externalHint: target.isExternal && messages.externalSite,
    })}
  </li>`;
}

function loginRow(view: HeaderView): unknown {
  return view.market.userCanSignIn ? html`<li>${loginLink(view)}</li>` : nothing;
}
