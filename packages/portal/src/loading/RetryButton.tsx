import { useMessages } from '../context/locale-context.ts';
import { focusMain } from '../dom/main-area.ts';

/** Tries again what did not load. The button goes away with the failure; the focus goes to the main area, not with it. */
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
