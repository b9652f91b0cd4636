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
  /** The page's own address for questions; without a valid one, the portal's contact page. */
  contactUrl: unknown;
}

/** Shown instead of a page whose only view failed (VIEW-03). */
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

/** Marks the header while the page is shown, for monitoring tools. */
function useHeaderScope(): void {
  useEffect(() => {
    const header = document.querySelector('fp-header');
    header?.setAttribute('data-scope', 'view_error');
    return () => header?.removeAttribute('data-scope');
  }, []);
}

/** The view's address; null if views may not come from there, so that no link leads there. */
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
