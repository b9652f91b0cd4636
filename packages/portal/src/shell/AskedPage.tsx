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
 * A page that is still unknown, because its routes and layouts are loading or failed to load (RTE-19). They are requested
 * again when the connection is back.
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
