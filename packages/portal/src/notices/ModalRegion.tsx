import { OptionalPart } from '../loading/OptionalPart.tsx';
import { Modals } from './lazy-notices.ts';
import { useShownNotices } from './shown-notices.ts';
import { useEver } from './use-ever.ts';

/** The place of the modals on the page; their script loads with the first modal. */
export function ModalRegion() {
  const { modals } = useShownNotices();
  const hadModals = useEver(modals.length > 0);
  return <OptionalPart again={modals}>{hadModals && <Modals />}</OptionalPart>;
}
