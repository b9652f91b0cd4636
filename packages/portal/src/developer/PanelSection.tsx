import type { ReactNode } from 'react';

/** A collapsible section of the panel. */
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
