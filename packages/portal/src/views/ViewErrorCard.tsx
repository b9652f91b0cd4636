import { format } from '@fleet-portal/model/messages';
import { pageHref, safeHref, type ViewFailure } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';

interface ViewErrorCardProps {
  name: string;
  failure: ViewFailure;
  /** The page's own address for questions; the portal's contact page where it is none. */
  contactUrl?: unknown;
  onRefresh: () => void;
  /** Answers the contact-us button instead of a new tab. */
  onContact?: () => void;
}

/** Stands in the place of one view among others: what happened, what it means and what to do (VIEW-04). */
export function ViewErrorCard({ name, failure, contactUrl, onRefresh, onContact }: ViewErrorCardProps) {
  const { locale, messages } = useLocale();
  const configured = typeof contactUrl === 'string' ? safeHref(contactUrl) : null;
  return (
    <div className="view-error" data-scope="view_error">
      <h2>{format(messages.viewFailedHeading, { name })}</h2>
      <p role="alert" className="alert alert-error">
        {messages.viewFailedText}
      </p>
      <h3>{messages.viewFailedSubtitle}</h3>
      <p className="muted">{messages.viewFailedAdvice}</p>
      <p className="muted small">{format(messages.technicalDetail, { detail: failure.message })}</p>
      <div className="row">
        <button type="button" className="button" onClick={onRefresh}>
          {messages.refresh}
        </button>
        {onContact ? (
          <button type="button" className="button button-quiet" onClick={onContact}>
            {messages.contactUsLink}
          </button>
        ) : (
          <a
            className="button button-quiet"
            href={configured ?? pageHref('contactUs', locale)}
            target="_blank"
            rel="noopener"
          >
            {messages.contactUsLink}
          </a>
        )}
      </div>
    </div>
  );
}
