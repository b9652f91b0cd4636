import { useLayoutEffect } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { setPageTitle } from '../dom/document-title.ts';
import { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';

/** A page that is loading: the document's title is the market's, instead of the previous page's. */
export function AwaitedPage(props: PageSkeletonProps) {
  const { title } = usePortal().market;
  useLayoutEffect(() => setPageTitle(title), [title]);
  return <PageSkeleton {...props} />;
}
