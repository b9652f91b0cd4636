import type { ReactNode } from 'react';

/** The picture that a page begins with, from under the header on, and the heading that stands on it. */
export function Hero({ picture, children }: { picture: string; children?: ReactNode }) {
  return (
    <div className="hero">
      <img className="hero-picture" src={picture} alt="" fetchPriority="high" />
      {children}
    </div>
  );
}
