import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { format } from '@fleet-portal/model/messages';
import { viewSource, type ViewFailure } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { ErrorView } from '../shell/ErrorView.tsx';

interface ViewErrorPageProps {
  name: string;
  descriptor: ViewDescriptor;
  failure: ViewFailure;
}

/** Stands in the place of a page whose only view is not there (VIEW-03). */
export function ViewErrorPage({ name, descriptor, failure }: ViewErrorPageProps) {
  const messages = useMessages();
  const { environment } = usePortal();
  const address = addressOf(descriptor, environment);
  useHeaderScope();
  return (
    <ErrorView
      title={format(messages.viewFailedHeading, { name })}
      alert={messages.viewFailedText}
      advice={messages.viewFailedAdvice}
      drawing="broken"
    >
      <div className="stack-tight">
        {address && (
          <p className="small">
            {messages.viewFailedAddress} <a href={address}>{address}</a>
          </p>
        )}
        <p className="muted small">{format(messages.technicalDetail, { detail: failure.message })}</p>
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
