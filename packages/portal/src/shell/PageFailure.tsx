import { messageOf } from '@fleet-portal/model/rules';
import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { TechnicalDetails } from '../page/TechnicalDetails.tsx';
import { useTrackedFailure } from './use-tracked-failure.ts';

/** Shown instead of a page that threw. */
export function PageFailure({ error }: { error: unknown }) {
  const messages = useMessages();
  useTrackedFailure(error);
  return (
    <ErrorView title={messages.errorTitle} alert={messages.errorText} advice={messages.errorAdvice}>
      <TechnicalDetails text={messageOf(error)} />
    </ErrorView>
  );
}
