import { useEffect, useId, useRef, useState } from 'react';
import type { ViewInputs } from '../../../common/inputs.ts';
import { wordsFor } from '../../../common/texts.ts';
import { chooseCompany, loadCompanies, tellShell, type Company } from './companies.ts';
import './company-selector.css';
import { openByKeys } from './open-by-keys.ts';
import { texts } from './words.ts';

type Inputs = Pick<ViewInputs, 'locale' | 'user' | 'signal' | 'waitUntil' | 'reportError' | 'track'>;

/** A selector in the header for the company that the user acts for; its server stores the choice in the session. */
export function CompanySelector({ locale, user, signal, waitUntil, reportError, track }: Inputs) {
  const id = useId();
  const words = wordsFor(texts, locale);
  const [companies, setCompanies] = useState<readonly Company[]>([]);
  // The choice, shown until the shell knows of it and passes another company name.
  const [asked, setAsked] = useState<{ company: Company; insteadOf: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const last = useRef<AbortController>(null);
  const isSignedIn = user !== null;

  useEffect(() => {
    if (!isSignedIn) return;
    const loading = loadCompanies(signal).then(setCompanies, (error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
    waitUntil(loading);
  }, [isSignedIn, signal, waitUntil, reportError]);

  if (!user) return null;
  const shown = asked?.insteadOf === user.companyName ? asked.company.companyName : user.companyName;
  const chosen = companies.find(({ companyName }) => companyName === shown);

  async function choose(element: HTMLSelectElement, insteadOf: string) {
    const company = companies.find(({ companyId }) => companyId === element.value);
    if (!company) return;
    last.current?.abort();
    const stop = (last.current = new AbortController());
    setAsked({ company, insteadOf });
    setHasFailed(false);
    try {
      await chooseCompany(company.companyId, AbortSignal.any([signal, stop.signal]));
      track({ event: 'company_changed' });
      tellShell(signal);
      element.dispatchEvent(companyChange(company));
    } catch (error) {
      if (signal.aborted || stop.signal.aborted) return;
      reportError(error);
      setAsked(null);
      setHasFailed(true);
    }
  }

  return (
    <span className="company-selector-view" title={shown}>
      <span className="name" aria-hidden={companies.length > 1}>
        {shown}
      </span>
      {companies.length > 1 && (
        <>
          <label htmlFor={id}>{words.company}</label>
          <select
            id={id}
            value={chosen?.companyId}
            aria-describedby={hasFailed ? `${id}-failed` : undefined}
            onKeyDown={openByKeys}
            onChange={(event) => void choose(event.target, user.companyName)}
          >
            {companies.map(({ companyId, companyName }) => (
              <option key={companyId} value={companyId}>
                {companyName}
              </option>
            ))}
          </select>
        </>
      )}
      {hasFailed && (
        <span className="failed" role="alert" id={`${id}-failed`}>
          {words.failed}
        </span>
      )}
    </span>
  );
}

/** The same event as the header's own, so that the shell reacts as if the user had used the header's selector. */
function companyChange({ companyId, companyName }: Company): Event {
  const event = new Event('fp-company-change', { bubbles: true, composed: true });
  return Object.assign(event, { companyId, name: companyName });
}
