import { Skeleton } from '../../loading/Skeleton.tsx';

/** The placeholder for the three cards while they load. */
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
