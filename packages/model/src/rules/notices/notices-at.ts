import type { Modal } from '../../entities/index.ts';

/**
 * How long a notice stays if nobody closes it: until another page is shown, until the person has gone or is another one, or
 * until it is taken away, as what is said to somebody whose session has ended.
 */
export type Lasts = 'page' | 'person' | 'visit';

interface Lasting {
  lasts?: Lasts;
}

/** All notices, and where and to whom they are shown. */
export interface PageNotices {
  path: string;
  /** The id of who is here; '' for a visitor. */
  person: string;
  modals: readonly (Lasting & Pick<Modal, 'disableXButton'>)[];
  banners: readonly Lasting[];
  topNotifications: readonly Lasting[];
}

/** What stays of the notices on this page, for this person. */
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
