import { viewHeight } from '@fleet-portal/model/rules';
import { useSyncExternalStore } from 'react';

/** The height in px that a route's extras reserve for a view at the window's width; null if they set none (RTE-22). */
export function useViewHeight(extras: Readonly<Record<string, unknown>>, viewId: string): number | null {
  return useSyncExternalStore(subscribe, () => viewHeight({ extras }, viewId, innerWidth));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
