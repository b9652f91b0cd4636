import { useId, useState } from 'react';
import type { ViewInputs } from '../../../common/inputs.ts';
import { wordsFor, type Texts } from '../../../common/texts.ts';
import './company-selector.css';

interface Company {
  id: string;
  name: string;
}

const others: readonly Company[] = [
  { id: 'c-2101', name: 'Lakeside Commercial Vehicles' },
  { id: 'c-2102', name: 'Northline Utilities' },
];

const texts: Texts<{ company: string }> = { en: { company: 'Company' }, de: { company: 'Unternehmen' } };

/** Stands in the header and lets a person choose the company that they act for. */
export function CompanySelector({ locale, user, track }: Pick<ViewInputs, 'locale' | 'user' | 'track'>) {
  const id = useId();
  const own: Company = { id: 'own', name: user?.companyName ?? '' };
  const companies = [own, ...others.filter(({ name }) => name !== own.name)];
  const [chosen, setChosen] = useState(own.id);
  if (!user) return null;

  function choose(element: HTMLSelectElement) {
    const company = companies.find((candidate) => candidate.id === element.value) ?? own;
    setChosen(company.id);
    track({ event: 'company_changed' });
    element.dispatchEvent(companyChange(company));
  }

  return (
    <span className="company-selector-view">
      <label htmlFor={id}>{wordsFor(texts, locale).company}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target)}>
        {companies.map((company) => (
          <option key={company.id} value={company.id}>
            {company.name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The header's own event, so that the shell hears of it as if its own selector had been used. */
function companyChange({ id, name }: Company): Event {
  const event = new Event('fp-company-change', { bubbles: true, composed: true });
  return Object.assign(event, { companyId: id, name });
}
