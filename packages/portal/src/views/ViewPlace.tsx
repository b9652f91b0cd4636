import type { ReactNode, Ref } from 'react';
import { useMessages } from '../context/locale-context.ts';

interface ViewPlaceProps {
  /** `pending` while the view loads: it is rendered, but inert and covered by a skeleton. */
  state: 'pending' | 'ready';
  /** The name of the view; announced while it loads. */
  label: string;
  /** The first and the last column of the grid. */
  columns: readonly [start: number, end: number];
  /** The minimum height in px; null if unknown: the style sheet's applies. */
  height: number | null;
  /** The element of the place, which can take focus. */
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** The place of a view in a layout's grid. It has the same height before and after the view loads, so that nothing shifts (RTE-22). */
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
