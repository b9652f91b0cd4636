import { currentUser, displayName } from '@fleet-portal/model/rules';
import { html, type TemplateResult } from 'lit';
import { accountRows } from '../account-rows.ts';
import type { HeaderView } from '../header-view.ts';
import { languageRows } from '../language-rows.ts';
import type { DropdownKind } from '../open-menu.ts';
import { companyRows } from './company-rows.ts';
import { moreRows } from './more-rows.ts';

/** The rows of each dropdown, each an `<li>`. */
export const rows: Record<DropdownKind, (view: HeaderView) => unknown> = {
  account: (view) => accountRows(view, person(view)),

  company: (view) => companyRows(view, () => view.menu.close({ returnFocus: true })),

  language: languageRows,

  more: moreRows,
};

/** The user's full name, shown if the account has no pages and no log out link. */
function person({ session, messages }: HeaderView): TemplateResult {
  return html`<li><span>${displayName(currentUser(session), messages.profile)}</span></li>`;
}
