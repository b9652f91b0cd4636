import type { ReactNode } from 'react';

/** The picture at the top of a page, starting behind the header, with the heading on it. */
export function Hero({ picture, children }: { picture: string; children?: ReactNode }) {
  return (
    <div className="hero">
      <img className="hero-picture" src={picture} alt="" fetchPriority="high" />
      {children}
    </div>
  );
}
