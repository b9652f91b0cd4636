import { useState } from 'react';
import { Hero } from '../page/Hero.tsx';
import { SkeletonLines } from '../page/SkeletonLines.tsx';

/** The same as index.html shows before the portal's script runs, until it is known which page comes. */
export function StartingPage() {
  // The server's contributions to the page: its picture, and the space for a workspace bar.
  const [picture] = useState(() => document.querySelector('.hero-picture')?.getAttribute('src'));
  const [workspace] = useState(() => document.querySelector('.workspace')?.className);
  return (
    <main className="main starting">
      {picture && <Hero picture={picture} />}
      {workspace && <div className={workspace} />}
      <div className="page shell-delayed">
        <div className="skeleton skeleton-title" />
        <SkeletonLines />
      </div>
    </main>
  );
}
