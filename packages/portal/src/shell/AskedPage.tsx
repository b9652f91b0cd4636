import { useMessages } from '../context/locale-context.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { PageTitle } from '../page/PageTitle.tsx';

interface AskedPageProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** A page of which nobody knows yet what it is, since its routes and layouts are on their way or did not come (RTE-19). */
export function AskedPage({ hasFailed, onRetry }: AskedPageProps) {
  const { contentFailedHeading, contentFailedText, contentFailedAdvice } = useMessages();
  if (!hasFailed) return <PageSkeleton />;
  return (
    <>
      <PageTitle title={contentFailedHeading}>{contentFailedText}</PageTitle>
      <LoadFailure text={`${contentFailedHeading}. ${contentFailedAdvice}`} onRetry={onRetry} />
    </>
  );
}
