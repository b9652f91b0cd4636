import { useState } from 'react';
import { useNavigation } from '../../router/navigation-context.ts';
import { pathOf } from '../../router/route-entry.ts';

/** Whether the page's own link was pressed on the page since it was drawn last. Another language is another page's link. */
export function useIsPressedAgain(): boolean {
  const { entry } = useNavigation();
  const [last, setLast] = useState(entry);
  if (last === entry) return false;
  setLast(entry);
  return entry.how === 'push' && pathOf(entry.url) === pathOf(last.url);
}
