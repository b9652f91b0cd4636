import { useMessages } from '../context/locale-context.ts';
import { ContentFailure } from '../loading/ContentFailure.tsx';
import { useOnline } from '../loading/use-online.ts';
import { AwaitedPage } from '../page/AwaitedPage.tsx';
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
  const { contentFailedHeading, contentFailedText } = useMessages();
  useOnline(hasFailed ? onRetry : null);
  if (!hasFailed) return <AwaitedPage />;
  return (
    <>
      <PageTitle title={contentFailedHeading}>{contentFailedText}</PageTitle>
      <ContentFailure onRetry={onRetry} />
    </>
  );
}
