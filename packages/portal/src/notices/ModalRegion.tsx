import { lazy } from 'react';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { withSecondTry } from '../loading/second-try.ts';
import { useShownNotices } from './shown-notices.ts';
import { useEver } from './use-ever.ts';

const Modals = lazy(withSecondTry(() => import('./Modals.tsx')));

/** The modals' place on the page; their script loads with the first of them. */
export function ModalRegion() {
  const hadModals = useEver(useShownNotices().modals.length > 0);
  return <OptionalPart>{hadModals && <Modals />}</OptionalPart>;
}
