import type { PageNotices, ShownModal } from '@fleet-portal/model/rules';
import { createStrictContext } from '../context/strict-context.ts';
import type { PortalBanner, PortalModal, PortalTopNotification } from './notices-context.ts';

/** A modal while it is shown. */
export interface OpenedModal extends PortalModal, ShownModal {
  host: HTMLElement;
}

/** All notices, with the page and the user that they are shown for. */
export interface ShownNotices extends PageNotices {
  modals: readonly OpenedModal[];
  banners: readonly PortalBanner[];
  topNotifications: readonly PortalTopNotification[];
}

export const [ShownNoticesContext, useShownNotices] = createStrictContext<
  ShownNotices & {
    /** Called when a modal is shown for the first time. */
    tellDisplay: (modal: PortalModal) => void;
  }
>('NoticesProvider', 'useShownNotices');
