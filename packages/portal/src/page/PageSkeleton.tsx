import { useMessages } from '../context/locale-context.ts';
import { Hero } from './Hero.tsx';

interface PageSkeletonProps {
  /** The page has its own title already. */
  isHeaded?: boolean;
  /** The picture that the page begins with. */
  picture?: string | null;
}

/** The shape of a page that is on its way; CSS shows it after 150 ms, and its picture at once. */
export function PageSkeleton({ isHeaded = false, picture = null }: PageSkeletonProps) {
  const { loading } = useMessages();
  return (
    <>
      {picture && <Hero picture={picture} />}
      <div className="page delayed" role="status" aria-label={loading}>
        {!isHeaded && !picture && <div className="skeleton skeleton-title" />}
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-line skeleton-short" />
      </div>
    </>
  );
}
