import { format } from '@fleet-portal/model/messages';
import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from './ErrorView.tsx';

/** Stands in the place of a page that threw, or whose script did not load. */
export function PageFailure({ error }: { error: unknown }) {
  const messages = useMessages();
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <ErrorView
      title={messages.errorTitle}
      alert={messages.errorText}
      advice={messages.errorAdvice}
      drawing="broken"
    >
      <p className="muted small">{format(messages.technicalDetail, { detail })}</p>
    </ErrorView>
  );
}
