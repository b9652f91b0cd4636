import { Skeleton } from '../../loading/Skeleton.tsx';

/** The shape of the three cards that are on their way. */
export function ConsentsSkeleton() {
  return (
    <Skeleton className="stack">
      <div className="skeleton skeleton-heading" />
      <div className="consents">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="skeleton skeleton-card skeleton-consent" />
        ))}
      </div>
    </Skeleton>
  );
}
