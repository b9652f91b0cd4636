import { consentGroups, pageHref } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { LoadFailure } from '../../loading/LoadFailure.tsx';
import { groupWords, purposeWords } from './consent-words.ts';
import type { CompanyConsents } from '../../data-sharing/load-consents.ts';

interface ConsentListProps {
  company: CompanyConsents;
  onRetry: () => void;
}

/** The company's choices, for users who may not change them. */
export function ConsentList({ company: { recorded, mayChange }, onRetry }: ConsentListProps) {
  const { locale, messages } = useLocale();
  const words = groupWords(messages);
  return (
    <section className="stack">
      <div className="stack-tight">
        <h2>{messages.consentHeading}</h2>
        {mayChange === 'no' && <p className="prose">{messages.consentReadOnly}</p>}
        {!recorded && <p className="prose">{messages.consentNone}</p>}
      </div>
      {mayChange === 'unknown' && <LoadFailure text={messages.consentUncheckable} onRetry={onRetry} />}
      {recorded && (
        <div className="consents">
          {consentGroups.map((group) => (
            <section key={group.id} className="card stack-tight">
              <h3>{words[group.id].heading}</h3>
              <p className="muted small">{words[group.id].text}</p>
              <dl className="details">
                {purposeWords(messages).map(({ purpose, label }) => (
                  <div key={purpose}>
                    <dt>{label}</dt>
                    <dd>{recorded[group[purpose]] ? messages.consentShared : messages.consentNotShared}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
      <div className="row">
        <a className="button button-quiet" href={pageHref('contactUs', locale)}>
          {messages.contactUsLink}
        </a>
      </div>
    </section>
  );
}
