import { Skeleton } from '../loading/Skeleton.tsx';
import { Hero } from './Hero.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

export interface PageSkeletonProps {
  /** The page has its own title already. */
  isHeaded?: boolean;
  /** The picture that the page begins with, and what stands on it. */
  hero?: { picture: string; title: string } | null;
}

/** The shape of a page that is on its way, and what is known of it at once. */
export function PageSkeleton({ isHeaded = false, hero = null }: PageSkeletonProps) {
  return (
    <>
      {hero && (
        // No PageTitle: the page itself names the document and takes the focus.
        <Hero picture={hero.picture}>
          <header className="page-title">
            <h1>{hero.title}</h1>
          </header>
        </Hero>
      )}
      <Skeleton className="page">
        {!isHeaded && !hero && <div className="skeleton skeleton-title" />}
        <SkeletonLines />
      </Skeleton>
    </>
  );
}
