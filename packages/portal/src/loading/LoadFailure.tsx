import { useMessages } from '../context/locale-context.ts';
import { focusMain } from '../dom/main-area.ts';
import { FailureAlert } from './FailureAlert.tsx';

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

/** What stands in the place of a part that did not load. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { tryAgain } = useMessages();
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <div className="stack">
      <FailureAlert text={text} />
      <div className="row">
        <button type="button" className="button" onClick={retry}>
          {tryAgain}
        </button>
      </div>
    </div>
  );
}
