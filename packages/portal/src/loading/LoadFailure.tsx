import { FailureAlert } from './FailureAlert.tsx';
import { RetryButton } from './RetryButton.tsx';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

/** Shown instead of a part that failed to load. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <div className="stack">
      <FailureAlert text={text} />
      <div className="row">
        <RetryButton onRetry={onRetry} />
      </div>
    </div>
  );
}
