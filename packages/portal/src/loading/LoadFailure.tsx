import { FailureAlert } from './FailureAlert.tsx';
import { RetryButton } from './RetryButton.tsx';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

/** What stands in the place of a part that did not load. */
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
