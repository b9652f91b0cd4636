import { useLayoutEffect } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { setPageTitle } from '../dom/document-title.ts';
import { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';

/** A page that is on its way: the document is not called after the one before. */
export function AwaitedPage(props: PageSkeletonProps) {
  const { title } = usePortal().market;
  useLayoutEffect(() => setPageTitle(title), [title]);
  return <PageSkeleton {...props} />;
}
