import { format } from '@fleet-portal/model/messages';
import { messageOf } from '@fleet-portal/model/rules';
import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { useTrackedFailure } from './use-tracked-failure.ts';

/** Stands in the place of a page that threw. */
export function PageFailure({ error }: { error: unknown }) {
  const messages = useMessages();
  const detail = messageOf(error);
  useTrackedFailure(error);
  return (
    <ErrorView title={messages.errorTitle} alert={messages.errorText} advice={messages.errorAdvice}>
      <p className="muted small">{format(messages.technicalDetail, { detail })}</p>
    </ErrorView>
  );
}
