import type { ReactNode, Ref } from 'react';
import { useMessages } from '../context/locale-context.ts';

interface ViewPlaceProps {
  /** `pending` while the view is on its way: it is there and not seen, and its place is kept by a skeleton. */
  state: 'pending' | 'ready';
  /** What stands or will stand here; read aloud while it is on its way. */
  label: string;
  /** The first and the last column of the grid. */
  columns: readonly [start: number, end: number];
  /** The least height in px; null where nobody knows it and the style sheet's has to do. */
  height: number | null;
  /** The place itself, which can be given the focus. */
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** The place of a view in a layout's grid. It is as high before the view comes as after it, so that nothing shifts (RTE-22). */
export function ViewPlace({ state, label, columns: [start, end], height, ref, children }: ViewPlaceProps) {
  const { loading } = useMessages();
  const isPending = state === 'pending';
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="view-place"
      aria-label={label}
      aria-busy={isPending}
      style={{ gridColumn: `${start} / ${end + 1}`, ...(height !== null && { minHeight: height }) }}
    >
      {isPending && (
        <div className="view-skeleton shell-delayed">
          <span className="visually-hidden">
            {label}: {loading}
          </span>
          <div className="skeleton skeleton-heading" />
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton skeleton-short" />
        </div>
      )}
      <div className="view-content" inert={isPending}>
        {children}
      </div>
    </section>
  );
}
