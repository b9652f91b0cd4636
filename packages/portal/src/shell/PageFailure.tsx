import { format } from '@fleet-portal/model/messages';
import { useEffect } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from './ErrorView.tsx';

/** Stands in the place of a page that threw, or whose script did not load. */
export function PageFailure({ error }: { error: unknown }) {
  const messages = useMessages();
  const { track } = useAnalytics();
  const detail = error instanceof Error ? error.message : String(error);
  useEffect(() => {
    track({ kind: 'error', source: 'page', reason: error instanceof Error ? error.name : typeof error });
  }, [error, track]);
  return (
    <ErrorView title={messages.errorTitle} alert={messages.errorText} advice={messages.errorAdvice}>
      <p className="muted small">{format(messages.technicalDetail, { detail })}</p>
    </ErrorView>
  );
}
