import { useMessages } from '../context/locale-context.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** What stands in the place of a page's content that did not load. */
export function ContentFailure({ onRetry }: { onRetry: () => void }) {
  const { contentFailedHeading, contentFailedAdvice } = useMessages();
  return <LoadFailure text={`${contentFailedHeading}. ${contentFailedAdvice}`} onRetry={onRetry} />;
}
