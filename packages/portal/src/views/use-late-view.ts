import type { ViewLife } from '@fleet-portal/model/rules';
import { useEffect, useRef } from 'react';
import { silence } from '../loading/silence.ts';

export interface LateViewTold {
  /** Called when the view has been on its way for long. */
  onLate: (name: string) => void;
  /** Called when a late view has come. */
  onCome: (name: string) => void;
}

/** Tells of a view that takes long, and then that it has come; a failure is told elsewhere. */
export function useLateView({ kind }: ViewLife, name: string, { onLate, onCome }: LateViewTold): void {
  const isLate = useRef(false);
  const isReady = kind === 'ready';
  const isOver = isReady || kind === 'failed';
  useEffect(() => {
    if (isOver) {
      if (isReady && isLate.current) onCome(name);
      isLate.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      isLate.current = true;
      onLate(name);
    }, silence);
    return () => clearTimeout(timer);
  }, [isOver, isReady, name, onCome, onLate]);
}
