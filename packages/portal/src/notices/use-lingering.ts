import { timers } from '@fleet-portal/model/constants';
import { useEffect, useState } from 'react';
import type { OpenedModal } from './shown-notices.ts';

/** The modals, including closed ones while they are still visibly closing. */
export function useLingering(modals: readonly OpenedModal[]): readonly OpenedModal[] {
  const [known, setKnown] = useState(modals);
  if (modals.some((modal) => !known.includes(modal))) {
    const isOld = ({ key }: OpenedModal) => !modals.some((modal) => modal.key === key);
    setKnown([...known.filter(isOld), ...modals]);
  }
  useEffect(() => {
    const timer = setTimeout(() => setKnown(modals), timers.modalOpenDelay);
    return () => clearTimeout(timer);
  }, [modals]);
  return known;
}
