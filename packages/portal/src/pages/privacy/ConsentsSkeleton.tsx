import { useMessages } from '../../context/locale-context.ts';

/** The shape of the three cards that are on their way. */
export function ConsentsSkeleton() {
  const { loading } = useMessages();
  return (
    <div className="stack delayed" role="status" aria-label={loading}>
      <div className="skeleton skeleton-heading" />
      <div className="consents">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="skeleton skeleton-card skeleton-consent" />
        ))}
      </div>
    </div>
  );
}
