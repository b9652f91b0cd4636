import type { ReactNode } from 'react';

/** A decorative line drawing beside a message; it says nothing that the text does not. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="19 18 202 136" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A broken-down van. */
export function BrokenDrawing() {
  return (
    <Drawing>
      <path d="M20 150h200" />
      <path d="M46 133H34V67a6 6 0 0 1 6-6h92v72H86" />
      <path d="M132 81h36l26 28v24h-14M140 133h-8" />
      <circle cx="66" cy="135" r="14" />
      <circle cx="160" cy="135" r="14" />
      <path d="M144 93h20l14 16h-34z" />
      <path className="drawing-accent" d="M84 79l-12 18h16l-12 18" />
    </Drawing>
  );
}
