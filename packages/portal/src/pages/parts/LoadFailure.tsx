import { useMessages } from '../../context/locale-context.ts';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

/** What stands in the place of a part that did not load. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { tryAgain } = useMessages();
  // The button goes away with the failure; the focus stays in the main area, where the answer comes.
  const retry = () => {
    document.getElementById('fp-content-main')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className="stack">
      <p role="alert" className="alert alert-error">
        {text}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={retry}>
          {tryAgain}
        </button>
      </div>
    </div>
  );
}
