import { topNotificationSchema } from '@fleet-portal/model/entities';
import { createModal, type SharedInputs } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useNotices } from '../notices/notices-context.ts';

type ViewNotices = Pick<SharedInputs, 'notify' | 'openModal'>;

const variants = topNotificationSchema.entries.variant.options;
const nothing = () => undefined;

/**
 * Shows a view's notices and modals among the shell's, until the view is removed. Their ids are prefixed, so that a view cannot remove
 * notices of the shell or of another view.
 * @param refuse reports a view's mistake on the console
 */
export function useViewNotices(viewId: string, refuse: (what: string) => void): ViewNotices {
  const { showTopNotification, hideTopNotification, openModal, closeModal } = useNotices();
  return useMemo(() => {
    const ownId = (id: string) => `${viewId}: ${id}`;
    /** The function that removes each shown notice or modal. */
    const ends = new Map<string, () => void>();
    /** @param hide removes what is shown under a key, unless it has been replaced by then */
    const untilGone = (key: string, gone: AbortSignal, hide: () => void) => {
      const end = () => {
        gone.removeEventListener('abort', end);
        if (ends.get(key) !== end) return;
        ends.delete(key);
        hide();
      };
      const before = ends.get(key);
      if (before) gone.removeEventListener('abort', before);
      ends.set(key, end);
      gone.addEventListener('abort', end);
      return end;
    };
    return {
      notify(notification, gone) {
        if (!hasTexts(notification, ['id', 'body'])) {
          refuse('notify() takes an object with the texts id and body');
          return nothing;
        }
        const { variant } = notification;
        if (!variants.includes(variant))
          refuse(`notify() takes the variants ${variants.join(', ')}, and shows "${variant}" as neutral`);
        const id = ownId(notification.id);
        showTopNotification({ ...notification, id });
        return untilGone(`notice ${id}`, gone, () => hideTopNotification(id));
      },
      openModal(modal, gone) {
        if (!hasTexts(modal, ['id', 'title'])) {
          refuse('openModal() takes an object with the texts id and title');
          return nothing;
        }
        const id = ownId(modal.id);
        openModal(createModal({ ...modal, id }));
        return untilGone(`modal ${id}`, gone, () => closeModal(id));
      },
    };
  }, [closeModal, hideTopNotification, openModal, refuse, showTopNotification, viewId]);
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const fields: Record<string, unknown> = { ...(value as object) };
  return names.every((name) => typeof fields[name] === 'string');
}
