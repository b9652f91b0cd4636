import type { Banner, Modal, TopNotification } from '@fleet-portal/model/entities';
import type { Lasts } from '@fleet-portal/model/rules';
import type { ReactNode } from 'react';
import { createStrictContext } from '../context/strict-context.ts';

/** A modal with optional React content, which is shown below the text of `children`. */
export interface PortalModal extends Modal<string> {
  content?: ReactNode;
  /** Called when an action is chosen; if the action closes the modal, `onClose` follows. */
  onAction?: (action: string) => void;
  /** By default `page`, or `person` if the user cannot close it by its X. */
  lasts?: Lasts;
}

export interface PortalBanner extends Banner {
  id: string;
  onAction?: (action: string) => void;
  /** Called when the user has closed the banner by its X. */
  onClose?: () => void;
  /** By default `person`. */
  lasts?: Lasts;
}

export interface PortalTopNotification extends TopNotification {
  /** By default `person`. */
  lasts?: Lasts;
}

/**
 * Shows modals, banners and top notifications from anywhere in the portal. The functions are stable. A notice replaces a shown one
 * of the same id; removing one that is not shown does nothing.
 *
 * Modals belong to their page: Back closes them along with it, without calling `onClose`, which is only for the user closing
 * it. Banners and top notifications stay from page to page. Signing out removes everything that does not last for the `visit`.
 */
export interface Notices {
  /** Opens a modal on top of the open ones. */
  openModal: (modal: PortalModal) => void;
  closeModal: (id: string) => void;
  showBanner: (banner: PortalBanner) => void;
  hideBanner: (id: string) => void;
  /** Only the two most severe are shown (BAN-02). */
  showTopNotification: (notification: PortalTopNotification) => void;
  hideTopNotification: (id: string) => void;
}

export const [NoticesContext, useNotices] = createStrictContext<Notices>('NoticesProvider', 'useNotices');
