import { Skeleton } from '../loading/Skeleton.tsx';
import { Hero } from './Hero.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

interface PageSkeletonProps {
  /** The page has its own title already. */
  isHeaded?: boolean;
  /** The picture that the page begins with. */
  picture?: string | null;
}

/** The shape of a page that is on its way, and its picture at once. */
export function PageSkeleton({ isHeaded = false, picture = null }: PageSkeletonProps) {
  return (
    <>
      {picture && <Hero picture={picture} />}
      <Skeleton className="page">
        {!isHeaded && !picture && <div className="skeleton skeleton-title" />}
        <SkeletonLines />
      </Skeleton>
    </>
  );
}
