import type { ReactNode } from 'react';
import { FailureBoundary } from '../loading/FailureBoundary.tsx';
import { LostScript } from '../loading/lazy-component.tsx';
import { useNavigation } from '../router/navigation-context.ts';
import { LostPage } from './LostPage.tsx';
import { PageFailure } from './PageFailure.tsx';

interface PageBoundaryProps {
  /** What stands there while the page's script loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a page's failure away from header and footer. What has failed is tried again when the page is opened again. */
export function PageBoundary({ fallback, children }: PageBoundaryProps) {
  const { entry } = useNavigation();
  return (
    <FailureBoundary
      again={entry}
      fallback={fallback}
      failed={({ error, hasTriedAgain, retry }) =>
        error instanceof LostScript ? (
          <LostPage error={error} hasTriedAgain={hasTriedAgain} onRetry={retry} />
        ) : (
          <PageFailure error={error} />
        )
      }
    >
      {children}
    </FailureBoundary>
  );
}
