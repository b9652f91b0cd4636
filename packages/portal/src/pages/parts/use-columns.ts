import { breakpoints } from '@fleet-portal/model/constants';
import type { Columns } from '@fleet-portal/model/rules';
import { useSyncExternalStore } from 'react';

const medium = () => matchMedia(`(min-width: ${breakpoints.medium}px)`);
const wide = () => matchMedia(`(min-width: ${breakpoints.xlarge}px)`);

/** Those of the window, also while it is printed: with the paper's, views would go and come back empty. */
let last: Columns = 12;

/** How many columns the page grid has at the window's width (LAY-01, RTE-22). */
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
