/** The placeholder for a page's first lines. */
export function SkeletonLines() {
  return (
    <>
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line" />
      <div className="skeleton skeleton-line skeleton-short" />
    </>
  );
}
