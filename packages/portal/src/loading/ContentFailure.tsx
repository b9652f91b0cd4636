import { useMessages } from '../context/locale-context.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** Shown instead of a page's content that failed to load. */
export function ContentFailure({ onRetry }: { onRetry: () => void }) {
  const { contentFailedHeading, contentFailedAdvice } = useMessages();
  return <LoadFailure text={`${contentFailedHeading}. ${contentFailedAdvice}`} onRetry={onRetry} />;
}
