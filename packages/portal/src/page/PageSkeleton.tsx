import { useMessages } from '../context/locale-context.ts';

/** The shape of a page that is on its way; CSS shows it after 150 ms. */
export function PageSkeleton() {
  const { loading } = useMessages();
  return (
    <div className="page delayed" role="status" aria-label={loading}>
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line skeleton-short" />
    </div>
  );
}
