import type { User } from '@fleet-portal/model/entities';
import { currentUser, displayName, list } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { accountRows } from '../account-rows.ts';
import { chosenCompany } from '../chosen-company.ts';
import { companyRows } from '../dropdown/company-rows.ts';
import type { HeaderView } from '../header-view.ts';
import { userIcon } from '../../icons/user-round.ts';
import { messagesNow } from '../../words/messages.ts';

/** The user's name and company, the account's links, and the list of companies if there are several and the page slots no selector. */
export function accountLevel(view: HeaderView, close: () => void): TemplateResult {
  return html`${profile(view)}
    <ul>
      ${accountRows(view)}
    </ul>
    ${companies(view, close)}`;
}

function profile(view: HeaderView): unknown {
  const user = currentUser(view.session);
  if (!user) return nothing;
  const { companyError } = view.host;
  const company = chosenCompany(view)?.name ?? (user as Partial<User>).companyInfo?.companyName;
  const name = company ? html`<p class="text">${company}</p>` : nothing;
  return html`<div class="profile">
    <span class="portrait">${userIcon}</span>
    <div>
      <p class="text">${displayName(user, messagesNow(view.locale).profile)}</p>
      <div class="company">
        <slot name="company"
          >${companyError ? html`<p class="failed" role="status">${companyError}</p>` : name}</slot
        >
      </div>
    </div>
  </div>`;
}

function companies(view: HeaderView, close: () => void): unknown {
  const { host } = view;
  if (host.querySelector(':scope > [slot=company]') || host.companyError || !list(host.companies)[1])
    return nothing;
  return html`<section class="companies">
    <h3 class="label" id="companies">${messagesNow(view.locale).company}</h3>
    <ul role="list" aria-labelledby="companies">
      ${companyRows(view, close)}
    </ul>
  </section>`;
}
