import { Skeleton } from '../loading/Skeleton.tsx';
import { Hero } from './Hero.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

export interface PageSkeletonProps {
  /** The page already has its own title. */
  isHeaded?: boolean;
  /** The picture at the top of the page, and the title on it. */
  hero?: { picture: string; title: string } | null;
}

/** The placeholder for a page that is loading, with the parts that are already known. */
export function PageSkeleton({ isHeaded = false, hero = null }: PageSkeletonProps) {
  return (
    <>
      {hero && (
        // No PageTitle: the page itself will set the title and take the focus.
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
