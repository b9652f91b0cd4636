import type { ReactNode } from 'react';

/** A part of the panel that can be folded away. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="developer-section" open>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
