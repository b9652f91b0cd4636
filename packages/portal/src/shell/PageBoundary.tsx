import type { ReactNode } from 'react';
import { FailureBoundary, type PartFailed } from '../loading/FailureBoundary.tsx';
import { LostScript } from '../loading/lazy-component.tsx';
import { useNavigation } from '../router/navigation-context.ts';
import { LostPage } from './LostPage.tsx';
import { PageFailure } from './PageFailure.tsx';

interface PageBoundaryProps {
  /** Shown while the page's script loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Contains a page's failure, so that header and footer stay. The page is tried again when it is opened again. */
export function PageBoundary({ fallback, children }: PageBoundaryProps) {
  const { entry } = useNavigation();
  return (
    <FailureBoundary again={entry} fallback={fallback} Failed={FailedPage}>
      {children}
    </FailureBoundary>
  );
}

function FailedPage(failed: PartFailed) {
  const Failed = failed.error instanceof LostScript ? LostPage : PageFailure;
  return <Failed {...failed} />;
}
