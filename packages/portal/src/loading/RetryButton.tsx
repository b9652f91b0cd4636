import { useMessages } from '../context/locale-context.ts';
import { focusMain } from '../dom/main-area.ts';

/** Retries what failed to load. The button is removed with the failure; the focus moves to the main area, so that it is not lost. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { tryAgain } = useMessages();
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <button type="button" className="button" onClick={retry}>
      {tryAgain}
    </button>
  );
}
