import { list } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import { FpCompanyChangeEvent } from '../../events/company-change-event.ts';
import { checkIcon } from '../../icons/check.ts';
import { keyed } from '../../internal/keyed.ts';
import { chosenCompany } from '../chosen-company.ts';
import type { HeaderView } from '../header-view.ts';

/**
 * The companies that the user may act for, with the full name as a tooltip; the current one has a check icon.
 * @param close closes the list
 */
export function companyRows(view: HeaderView, close: () => void): unknown {
  const { host } = view;
  const companies = list(host.companies);
  const shown = chosenCompany(view);
  // The session names a company but has no id: if two share that name, it is unclear which one is shown.
  const isSure =
    shown?.id === host.companyId || companies.filter(({ name }) => name === shown?.name).length === 1;
  const choose = (id: string, name: string) => (event: Event) => {
    const button = event.currentTarget;
    close();
    if (id === shown?.id && isSure) return;
    if (button?.dispatchEvent(new FpCompanyChangeEvent(id, name))) host.companyId = id;
  };
  return keyed(
    companies,
    ({ id }) => id,
    ({ id, name }) =>
      html`<li>
        <button
          type="button"
          title=${name}
          aria-current=${id === shown?.id ? 'true' : nothing}
          @click=${choose(id, name)}
        >
          <span class="text">${name}</span><span class="check">${checkIcon}</span>
        </button>
      </li>`,
  );
}
