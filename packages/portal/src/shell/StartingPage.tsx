import { useState } from 'react';
import { SkeletonLines } from '../page/SkeletonLines.tsx';

/** What index.html shows before the portal's script, on until it is known which page comes. */
export function StartingPage() {
  // The room that the server has kept for a workspace's bar.
  const [workspace] = useState(() => document.querySelector('.starting > .workspace')?.className);
  return (
    <main className="main starting">
      {workspace && <div className={workspace} />}
      <div className="page shell-delayed">
        <div className="skeleton skeleton-title" />
        <SkeletonLines />
      </div>
    </main>
  );
}
