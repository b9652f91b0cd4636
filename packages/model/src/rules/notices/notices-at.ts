import type { Modal } from '../../entities/index.ts';

/**
 * How long a notice stays if nobody closes it: until another page is shown, until the user signs out or another one is there,
 * or until it is removed, like the message that the session has ended.
 */
export type Lasts = 'page' | 'person' | 'visit';

interface Lasting {
  lasts?: Lasts;
}

/** All notices, with the page and the user that they are shown for. */
export interface PageNotices {
  path: string;
  /** The user's id; '' for a visitor. */
  person: string;
  modals: readonly (Lasting & Pick<Modal, 'disableXButton'>)[];
  banners: readonly Lasting[];
  topNotifications: readonly Lasting[];
}

/** The notices that remain on this page for this user. */
export function noticesAt<Notices extends PageNotices>(
  notices: Notices,
  path: string,
  person: string,
): Notices {
  const stays = (lasts: Lasts) =>
    lasts === 'visit' || (person === notices.person && (lasts === 'person' || path === notices.path));
  return {
    ...notices,
    path,
    person,
    modals: notices.modals.filter(({ disableXButton, lasts = disableXButton ? 'person' : 'page' }) =>
      stays(lasts),
    ),
    banners: notices.banners.filter(({ lasts = 'person' }) => stays(lasts)),
    topNotifications: notices.topNotifications.filter(({ lasts = 'person' }) => stays(lasts)),
  };
}
