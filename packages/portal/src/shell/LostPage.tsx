import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { RetryButton } from '../loading/RetryButton.tsx';
import { useOnline } from '../loading/use-online.ts';
import { useTrackedFailure } from './use-tracked-failure.ts';

interface LostPageProps {
  error: unknown;
  /** Firefox keeps a script's failure for as long as the page stands: who has tried in vain is offered Refresh. */
  hasTriedAgain: boolean;
  onRetry: () => void;
}

/** Stands in the place of a page whose script did not come, until the connection is back. */
export function LostPage({ error, hasTriedAgain, onRetry }: LostPageProps) {
  const messages = useMessages();
  useTrackedFailure(error);
  useOnline(onRetry);
  return (
    <ErrorView
      title={messages.contentFailedHeading}
      alert={messages.contentFailedText}
      advice={messages.contentFailedAdvice}
      actions={
        <>
          <RetryButton onRetry={onRetry} />
          {hasTriedAgain && (
            <button type="button" className="button button-quiet" onClick={() => location.reload()}>
              {messages.refresh}
            </button>
          )}
        </>
      }
    />
  );
}
