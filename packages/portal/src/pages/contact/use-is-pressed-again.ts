import { useState } from 'react';
import { useNavigation } from '../../router/navigation-context.ts';
import { pathOf } from '../../router/route-entry.ts';

/** Whether a link to the current page was followed on it since the last render. Links to it in another language do not count. */
export function useIsPressedAgain(): boolean {
  const { entry } = useNavigation();
  const [last, setLast] = useState(entry);
  if (last === entry) return false;
  setLast(entry);
  return entry.how === 'push' && pathOf(entry.url) === pathOf(last.url);
}
