import { list } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { FpCompanyChangeEvent } from '../../events/company-change-event.ts';
import { checkIcon } from '../../icons/check.ts';
import { chosenCompany } from '../chosen-company.ts';
import type { HeaderView } from '../header-view.ts';

/**
 * The companies that the person may act for, in full on hover; the one that is shown carries the check icon.
 * @param close closes what lists them
 */
export function companyRows(view: HeaderView, close: () => void): TemplateResult[] {
  const companyId = chosenCompany(view)?.id;
  const choose = (id: string, name: string) => (event: Event) => {
    const button = event.currentTarget;
    close();
    if (id !== companyId && button?.dispatchEvent(new FpCompanyChangeEvent(id, name)))
      view.host.companyId = id;
  };
  return list(view.host.companies).map(
    ({ id, name }) =>
      html`<li>
        <button
          type="button"
          title=${name}
          aria-current=${id === companyId ? 'true' : nothing}
          @click=${choose(id, name)}
        >
          <span class="text">${name}</span><span class="check">${checkIcon}</span>
        </button>
      </li>`,
  );
}
