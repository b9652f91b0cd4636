import {
  accountLabel,
  companyLabel,
  currentUser,
  isSignedIn,
  languagePart,
  list,
  localesOf,
  shortCompanyName,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { globeIcon } from '../icons/globe.ts';
import { userIcon } from '../icons/user-round.ts';
import { chosenCompany } from './chosen-company.ts';
import type { HeaderView } from './header-view.ts';
import { loginLink } from './login.ts';
import { menuButton, type MenuButtonOptions } from './menu-button.ts';
import { cutText } from './cut-text.ts';
import type { DropdownKind } from './open-menu.ts';

/** The account dropdown of a signed-in user (HDR-07), else the log in link if the market lets users sign in (GAT-10). */
export function accountItem(view: HeaderView): unknown {
  const { market, session, messages } = view;
  if (!isSignedIn(session)) return market.userCanSignIn ? html`<li>${loginLink(view)}</li>` : nothing;
  const name = accountLabel(currentUser(session), market.tld, messages.profile);
  const content = html`${userIcon}<span class="ellipsis" dir="auto">${name || messages.account}</span>`;
  return html`<li data-menu>${topBarDropdown(view, 'account', content, name)}</li>`;
}

/** The language dropdown, if the market has more than one language (HDR-09). */
export function languageItem(view: HeaderView): unknown {
  if (localesOf(view.market).length < 2) return nothing;
  const language = languagePart(view.locale).toUpperCase();
  return html`<li data-menu>
    ${topBarDropdown(view, 'language', html`${globeIcon}${language}`, language)}
  </li>`;
}

/** The user's company (HDR-08): a dropdown if they may act for several, or the reason why it could not be loaded (HDR-15). */
export function companyItem(view: HeaderView): TemplateResult {
  return html`<li data-menu><slot name="company">${company(view)}</slot></li>`;
}

function company(view: HeaderView): unknown {
  const { host, session, market, messages } = view;
  const { companies, companyError } = host;
  if (companyError)
    return html`<span part="company" class="failed" role="alert">${cutText(companyError)}</span>`;
  const chosen = chosenCompany(view)?.name;
  const isSelector = isSignedIn(session) && list(companies)[1];
  const name = isSelector && chosen ? shortCompanyName(chosen) : companyLabel(session, market, chosen);
  if (isSelector) return topBarDropdown(view, 'company', cutText(name || messages.company), name);
  return name ? html`<span part="company">${cutText(name)}</span>` : nothing;
}

/** A dropdown of the top bar. If its button shows only a value, the accessible name also says what the value is. */
function topBarDropdown(
  view: HeaderView,
  kind: 'account' | 'language' | 'company',
  content: unknown,
  value: string,
): TemplateResult {
  return dropdown(view, kind, content, value ? { label: `${view.messages[kind]}: ${value}` } : {});
}

/** A button of the bars and its list, which is rendered when it first opens. */
export function dropdown(
  view: HeaderView,
  kind: DropdownKind,
  content: unknown,
  options?: MenuButtonOptions,
): TemplateResult {
  return html`${menuButton(view.menu, { kind }, content, options)}
  ${
    view.menu.isRendered(kind)
      ? html`<fp-dropdown id="${kind}-panel" .kind=${kind} .view=${view}></fp-dropdown>`
      : nothing
  }`;
}
