import { pageHref } from '@fleet-portal/model/rules';
import type { ReactNode } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { FailureAlert } from '../loading/FailureAlert.tsx';
import { BrokenDrawing } from './Drawing.tsx';
import { PageTitle } from './PageTitle.tsx';

interface ErrorViewProps {
  title: string;
  /** What happened, in one sentence. */
  alert: string;
  /** Nothing is broken; the requested page just does not exist. */
  isInfo?: boolean;
  /** What to do. */
  advice: string;
  /** Shown beside the text; by default, a broken-down van. */
  drawing?: ReactNode;
  /** What it means, and details such as the address that failed. */
  children?: ReactNode;
  /** Instead of the contact page. */
  contactUrl?: string;
  /** Instead of Refresh. */
  actions?: ReactNode;
}

/** A page that says what went wrong, what it means and what to do (VIEW-03). */
export function ErrorView({
  title,
  alert,
  isInfo = false,
  advice,
  drawing = <BrokenDrawing />,
  contactUrl,
  children,
  actions,
}: ErrorViewProps) {
  const { locale, messages } = useLocale();
  return (
    <div className="error-view" data-scope="view_error">
      <div className="stack">
        <PageTitle title={title} />
        <FailureAlert text={alert} isInfo={isInfo} />
        {children}
        <p className="prose">{advice}</p>
        <div className="row">
          {actions ?? (
            <button type="button" className="button" onClick={() => location.reload()}>
              {messages.refresh}
            </button>
          )}
          <a className="button button-quiet" href={contactUrl ?? pageHref('contactUs', locale)}>
            {messages.contactUsLink}
          </a>
        </div>
      </div>
      {drawing}
    </div>
  );
}
