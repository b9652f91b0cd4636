import { SkeletonLines } from '../page/SkeletonLines.tsx';

/** What index.html shows before the portal's script, on until it is known which page comes. */
export function StartingPage() {
  return (
    <main className="main starting">
      <div className="page delayed">
        <div className="skeleton skeleton-title" />
        <SkeletonLines />
      </div>
    </main>
  );
}
