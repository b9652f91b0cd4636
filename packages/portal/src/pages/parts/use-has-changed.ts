import { useState } from 'react';

/** Whether a value is another than when it was drawn last: what follows from it is set while drawing, before anybody sees the old. */
export function useHasChanged(value: unknown): boolean {
  const [last, setLast] = useState(value);
  if (last === value) return false;
  setLast(value);
  return true;
}
