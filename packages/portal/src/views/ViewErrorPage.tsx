import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { format } from '@fleet-portal/model/messages';
import { viewSource, type ViewFailure } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { TechnicalDetails } from '../page/TechnicalDetails.tsx';
import { contactHref } from './contact-href.ts';

interface ViewErrorPageProps {
  name: string;
  descriptor: ViewDescriptor;
  failure: ViewFailure;
  /** The page's own address for questions; the portal's contact page where it is none. */
  contactUrl: unknown;
}

/** Stands in the place of a page whose only view is not there (VIEW-03). */
export function ViewErrorPage({ name, descriptor, failure, contactUrl }: ViewErrorPageProps) {
  const { locale, messages } = useLocale();
  const { environment } = usePortal();
  const address = addressOf(descriptor, environment);
  useHeaderScope();
  return (
    <ErrorView
      title={format(messages.viewFailedHeading, { name })}
      alert={messages.viewPageFailedText}
      advice={messages.viewFailedAdvice}
      contactUrl={contactHref(contactUrl, locale)}
    >
      <div className="stack-tight">
        {address && (
          <p className="small">
            {messages.viewFailedAddress} <a href={address}>{address}</a>
          </p>
        )}
        <TechnicalDetails text={failure.message} />
      </div>
    </ErrorView>
  );
}

/** Marks the header while the page is shown, for those who watch the site. */
function useHeaderScope(): void {
  useEffect(() => {
    const header = document.querySelector('fp-header');
    header?.setAttribute('data-scope', 'view_error');
    return () => header?.removeAttribute('data-scope');
  }, []);
}

/** Null where a link to it would lead to a site that views may not come from. */
function addressOf(
  descriptor: ViewDescriptor,
  environment: { WEBCOMPONENT_BASE_URL: string },
): string | null {
  try {
    return viewSource(descriptor, environment, location.origin).address;
  } catch {
    return null;
  }
}
