import { pageHref } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { PageTitle } from '../page/PageTitle.tsx';

/** How a company authorizes partners to receive vehicle data (RTE-07). */
export default function DataSharingPage() {
  const { locale, messages } = useLocale();
  const steps = [
    { heading: messages.sharingAskHeading, text: messages.sharingAskText },
    { heading: messages.sharingCheckHeading, text: messages.sharingCheckText },
    { heading: messages.sharingStartHeading, text: messages.sharingStartText },
  ];
  return (
    <>
      <PageTitle title={messages.dataSharingTitle}>{messages.dataSharingText}</PageTitle>
      <section className="stack">
        <h2>{messages.sharingHeading}</h2>
        <ol className="steps">
          {steps.map(({ heading, text }) => (
            <li key={heading} className="card stack-tight">
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="prose">{messages.sharingEndText}</p>
        <div className="row">
          <a className="button" href={pageHref('contactUs', locale, { subject: 'telematics' })}>
            {messages.sharingAsk}
          </a>
        </div>
      </section>
    </>
  );
}
