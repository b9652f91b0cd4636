import { useState } from 'react';

/** Whether a value has changed since the last render, to update dependent state during render, before the old state is painted. */
export function useHasChanged(value: unknown): boolean {
  const [last, setLast] = useState(value);
  if (last === value) return false;
  setLast(value);
  return true;
}
