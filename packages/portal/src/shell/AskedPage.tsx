import { useLayoutEffect } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { setPageTitle } from '../dom/document-title.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { useOnline } from '../loading/use-online.ts';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { PageTitle } from '../page/PageTitle.tsx';

interface AskedPageProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * A page of which nobody knows yet what it is, since its routes and layouts are on their way or did not come (RTE-19). They are asked
 * for again when the connection is back.
 */
export function AskedPage({ hasFailed, onRetry }: AskedPageProps) {
  const { contentFailedHeading, contentFailedText, contentFailedAdvice } = useMessages();
  useOnline(hasFailed ? onRetry : null);
  if (!hasFailed) return <Awaited />;
  return (
    <>
      <PageTitle title={contentFailedHeading}>{contentFailedText}</PageTitle>
      <LoadFailure text={`${contentFailedHeading}. ${contentFailedAdvice}`} onRetry={onRetry} />
    </>
  );
}

/** The document is not called after the page before. */
function Awaited() {
  const { title } = usePortal().market;
  useLayoutEffect(() => setPageTitle(title), [title]);
  return <PageSkeleton />;
}
