import type { Modal } from '../../entities/index.ts';

/** A modal, a banner or a top notification. */
interface Notice {
  id: string;
}

/** A modal while it is shown. */
export interface ShownModal extends Pick<Modal, 'id' | 'trigger' | 'hasSentAnalytics'> {
  /** Distinguishes it from a closing modal of the same id. */
  key: number;
  /** Its content is rendered into this element, which moves with the modal. */
  host: unknown;
}

/** Adds a notice at the end, or replaces the one with the same id. */
export function withNotice<Entry extends Notice>(notices: readonly Entry[], notice: Entry): Entry[] {
  const isThere = notices.some(({ id }) => id === notice.id);
  return isThere ? notices.map((other) => (other.id === notice.id ? notice : other)) : [...notices, notice];
}

/** Removes a notice; returns the same list if it is not there. */
export function withoutNotice<Entry extends Notice>(notices: readonly Entry[], id: string): readonly Entry[] {
  return notices.some((notice) => notice.id === id) ? notices.filter((notice) => notice.id !== id) : notices;
}

/** Adds a modal; one that replaces another keeps the other's key, host and trigger, and its analytics stay sent. */
export function withModal<Entry extends ShownModal>(modals: readonly Entry[], modal: Entry): Entry[] {
  const before = modals.find(({ id }) => id === modal.id);
  if (!before) return [...modals, modal];
  const hasSentAnalytics = before.hasSentAnalytics || modal.hasSentAnalytics;
  const { key, host, trigger } = before;
  return withNotice(modals, { ...modal, key, host, ...(trigger && { trigger }), hasSentAnalytics });
}
