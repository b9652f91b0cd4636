import { useState } from 'react';
import { Hero } from '../page/Hero.tsx';
import { SkeletonLines } from '../page/SkeletonLines.tsx';

/** What index.html shows before the portal's script, on until it is known which page comes. */
export function StartingPage() {
  // What the server has made of the page: its picture, and the room for a workspace's bar.
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
