import type { Modal } from '../../entities/index.ts';

/** A modal, a banner or a top notification. */
interface Notice {
  id: string;
}

/** A modal from its opening to its closing. */
export interface ShownModal extends Pick<Modal, 'id' | 'trigger' | 'hasSentAnalytics'> {
  /** Tells it from one of the same id that is closing. */
  key: number;
  /** Its content is rendered into it; it goes where the modal goes. */
  host: unknown;
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
export function withModal<Entry extends ShownModal>(modals: readonly Entry[], modal: Entry): Entry[] {
  const before = modals.find(({ id }) => id === modal.id);
  if (!before) return [...modals, modal];
  const hasSentAnalytics = before.hasSentAnalytics || modal.hasSentAnalytics;
  const { key, host, trigger } = before;
  return withNotice(modals, { ...modal, key, host, ...(trigger && { trigger }), hasSentAnalytics });
}
