import { lazy, Suspense } from 'react';
import { orNothing } from '../shell/or-nothing.ts';
import { useShownNotices } from './shown-notices.ts';
import { useEver } from './use-ever.ts';

const Modals = lazy(() => orNothing('The modals', import('./Modals.tsx')));

/** The modals' place on the page; their script loads with the first of them. */
export function ModalRegion() {
  const hadModals = useEver(useShownNotices().modals.length > 0);
  return <Suspense>{hadModals && <Modals />}</Suspense>;
}
