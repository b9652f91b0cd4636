import { breakpoints } from '@fleet-portal/model/constants';
import type { Columns } from '@fleet-portal/model/rules';
import { useSyncExternalStore } from 'react';

const medium = () => matchMedia(`(min-width: ${breakpoints.medium}px)`);
const wide = () => matchMedia(`(min-width: ${breakpoints.xlarge}px)`);

/** The window's columns, also while printing: with the paper's, views would be removed and come back empty. */
let last: Columns = 12;

/** The number of columns of the page grid at the window's width (LAY-01, RTE-22). */
export function useColumns(): Columns {
  return useSyncExternalStore(subscribe, columnsNow);
}

function columnsNow(): Columns {
  if (!matchMedia('print').matches) last = wide().matches ? 12 : medium().matches ? 8 : 4;
  return last;
}

function subscribe(onChange: () => void): () => void {
  const queries = [medium(), wide()];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
