import { useMessages } from '../context/locale-context.ts';

/** The shape of a page that is on its way; CSS shows it after 150 ms. A page that is headed already has its own title. */
export function PageSkeleton({ isHeaded = false }: { isHeaded?: boolean }) {
  const { loading } = useMessages();
  return (
    <div className="page delayed" role="status" aria-label={loading}>
      {!isHeaded && <div className="skeleton skeleton-title" />}
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line skeleton-short" />
    </div>
  );
}
