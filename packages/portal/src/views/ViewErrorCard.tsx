import { format } from '@fleet-portal/model/messages';
import type { ViewFailure } from '@fleet-portal/model/rules';
import { useId, type MouseEvent } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { TechnicalDetails } from '../page/TechnicalDetails.tsx';
import { contactHref } from './contact-href.ts';
import { FpViewContactEvent } from './view-contact-event.ts';

interface ViewErrorCardProps {
  name: string;
  failure: ViewFailure;
  /** The page's own address for questions; without a valid one, the portal's contact page. */
  contactUrl?: unknown;
  /** Announces the error; otherwise the parent does. */
  isAlert?: boolean;
  onRefresh: () => void;
}

/**
 * Shown in the place of one view among others: what happened, what it means and what to do (VIEW-04). Contact us opens a new tab,
 * unless a handler of `fp-view-contact` prevents that.
 */
export function ViewErrorCard({ name, failure, contactUrl, isAlert, onRefresh }: ViewErrorCardProps) {
  const { locale, messages } = useLocale();
  const heading = useId();
  return (
    <div className="view-error" data-scope="view_error">
      <div role={isAlert ? 'alert' : undefined}>
        <h2 id={heading}>{format(messages.viewFailedHeading, { name })}</h2>
        <p className="alert alert-error">{messages.viewFailedText}</p>
      </div>
      <h3>{messages.viewFailedSubtitle}</h3>
      <p className="muted">{messages.viewFailedAdvice}</p>
      <div className="row">
        <button type="button" className="button" aria-describedby={heading} onClick={onRefresh}>
          {messages.refresh}
        </button>
        <a
          className="button button-quiet"
          href={contactHref(contactUrl, locale)}
          target="_blank"
          rel="noopener"
          aria-describedby={heading}
          onClick={(event) => askHandler(event, name)}
        >
          {messages.contactUsLink} <span className="visually-hidden">{messages.newTab}</span>
        </a>
      </div>
      <TechnicalDetails text={failure.message} />
    </div>
  );
}

/** Lets the host page respond instead. */
function askHandler(event: MouseEvent, view: string): void {
  if (!event.currentTarget.dispatchEvent(new FpViewContactEvent(view))) event.preventDefault();
}
