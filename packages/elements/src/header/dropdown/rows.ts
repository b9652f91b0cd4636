import { currentUser, displayName, localeChoices } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import { accountLinks } from '../account-links.ts';
import type { HeaderView } from '../header-view.ts';
import { languageLink } from '../language-link.ts';
import type { DropdownKind } from '../open-menu.ts';
import { companyRows } from './company-rows.ts';
import { moreRows } from './more-rows.ts';

/** The rows of each dropdown, every one an `<li>`. */
export const rows: Record<DropdownKind, (view: HeaderView) => unknown> = {
  account: accountRows,

  company: (view) => companyRows(view, () => view.menu.close({ returnFocus: true })),

  language: ({ market, currentPath, locale }) =>
    localeChoices(market, currentPath).map((choice) => html`<li>${languageLink(choice, locale)}</li>`),

  more: moreRows,
};

/** Where the account has no pages here and nobody signs out, who is here in full. */
function accountRows(view: HeaderView): unknown {
  const links = accountLinks(view);
  if (!links.length)
    return html`<li><span>${displayName(currentUser(view.session), view.messages.profile)}</span></li>`;
  return links.map(({ link, isLast }) => html`<li class=${isLast ? 'last' : nothing}>${link}</li>`);
}
