import type { Banner, Modal, TopNotification } from '@fleet-portal/model/entities';
import type { Lasts } from '@fleet-portal/model/rules';
import type { ReactNode } from 'react';
import { createStrictContext } from '../context/strict-context.ts';

/** A modal, whose content may be React's: it stands beneath the text of `children`. */
export interface PortalModal extends Modal<string> {
  content?: ReactNode;
  /** An action was chosen; where that one closes the modal, `onClose` follows. */
  onAction?: (action: string) => void;
  /** By default `page`, and `person` where the person cannot close it by its X. */
  lasts?: Lasts;
}

export interface PortalBanner extends Banner {
  id: string;
  onAction?: (action: string) => void;
  /** The person chose the X; the banner has gone. */
  onClose?: () => void;
  /** By default `person`. */
  lasts?: Lasts;
}

export interface PortalTopNotification extends TopNotification {
  /** By default `person`. */
  lasts?: Lasts;
}

/**
 * Shows modals, banners and top notifications from anywhere in the portal. The functions stay the same. What has an id that is
 * shown already takes that one's place; to take away what is not there does nothing.
 *
 * What stands over the page belongs to it: Back takes a modal away as it takes the page, without its `onClose`, which is the
 * person's. Banners and top notifications stay from page to page. Sign-out takes all away that does not last for the `visit`.
 */
export interface Notices {
  /** Opens a modal on top of those that are open. */
  openModal: (modal: PortalModal) => void;
  closeModal: (id: string) => void;
  showBanner: (banner: PortalBanner) => void;
  hideBanner: (id: string) => void;
  /** The two most severe show (BAN-02). */
  showTopNotification: (notification: PortalTopNotification) => void;
  hideTopNotification: (id: string) => void;
}

export const [NoticesContext, useNotices] = createStrictContext<Notices>('NoticesProvider', 'useNotices');
