import type { PageNotices, ShownModal } from '@fleet-portal/model/rules';
import { createStrictContext } from '../context/strict-context.ts';
import type { PortalBanner, PortalModal, PortalTopNotification } from './notices-context.ts';

/** A modal from its opening to its closing. */
export interface OpenedModal extends PortalModal, ShownModal {
  host: HTMLElement;
}

/** All notices, and where and to whom they are shown. */
export interface ShownNotices extends PageNotices {
  modals: readonly OpenedModal[];
  banners: readonly PortalBanner[];
  topNotifications: readonly PortalTopNotification[];
}

export const [ShownNoticesContext, useShownNotices] = createStrictContext<
  ShownNotices & {
    /** A modal is seen for the first time. */
    tellDisplay: (modal: PortalModal) => void;
  }
>('NoticesProvider', 'useShownNotices');
