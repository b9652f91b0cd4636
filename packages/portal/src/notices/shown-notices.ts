import { createStrictContext } from '../context/strict-context.ts';
import type { Lasts, PortalBanner, PortalModal, PortalTopNotification } from './notices-context.ts';

/** A modal from its opening to its closing. */
export interface OpenedModal extends PortalModal {
  /** Tells it from one of the same id that is closing. */
  key: number;
  /** Its content is rendered into it; it goes where the modal goes. */
  host: HTMLElement;
}

/** All notices, and where and to whom they are shown. */
export interface ShownNotices {
  path: string;
  /** The id of who is here; '' for a visitor. */
  person: string;
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

interface Notice {
  id: string;
  lasts?: Lasts;
}

/** The notices with this one: last, or in the place of the one with its id. */
export function withNotice<Entry extends Notice>(notices: readonly Entry[], notice: Entry): Entry[] {
  const isThere = notices.some(({ id }) => id === notice.id);
  return isThere ? notices.map((other) => (other.id === notice.id ? notice : other)) : [...notices, notice];
}

/** The notices without this one; the same list where it is not among them. */
export function withoutNotice<Entry extends Notice>(notices: readonly Entry[], id: string): readonly Entry[] {
  return notices.some((notice) => notice.id === id) ? notices.filter((notice) => notice.id !== id) : notices;
}

/** The modals with this one; in another's place it keeps what that one has of the page. */
export function withModal(modals: readonly OpenedModal[], modal: OpenedModal): OpenedModal[] {
  const before = modals.find(({ id }) => id === modal.id);
  if (!before) return [...modals, modal];
  const hasSentAnalytics = before.hasSentAnalytics || modal.hasSentAnalytics;
  const { key, host, trigger } = before;
  return withNotice(modals, { ...modal, key, host, ...(trigger && { trigger }), hasSentAnalytics });
}

/** What stays of the notices on this page, for this person. */
export function noticesAt(shown: ShownNotices, path: string, person: string): ShownNotices {
  const isOtherPerson = person !== shown.person;
  const keep = <Entry extends Notice>(notices: readonly Entry[], lastsAsA: (notice: Entry) => Lasts) =>
    notices.filter((notice) => {
      const lasts = notice.lasts ?? lastsAsA(notice);
      return lasts === 'visit' || (!isOtherPerson && (lasts === 'person' || path === shown.path));
    });
  return {
    path,
    person,
    modals: keep(shown.modals, ({ disableXButton }) => (disableXButton ? 'person' : 'page')),
    banners: keep(shown.banners, () => 'person'),
    topNotifications: keep(shown.topNotifications, () => 'person'),
  };
}
