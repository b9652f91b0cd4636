import { withModal, withNotice, withoutNotice } from '@fleet-portal/model/rules';
import type { Notices } from './notices-context.ts';
import type { ShownNotices } from './shown-notices.ts';
import { triggerNow } from './trigger-now.ts';

/** @param change updates the shown notices */
export function createNotices(change: (next: (now: ShownNotices) => ShownNotices) => void): Notices {
  let key = 0;
  return {
    openModal(modal) {
      key += 1;
      const trigger = modal.trigger ?? triggerNow();
      const opened = { ...modal, key, host: document.createElement('div'), ...(trigger && { trigger }) };
      change((now) => ({ ...now, modals: withModal(now.modals, opened) }));
    },
    closeModal: (id) => change((now) => ({ ...now, modals: withoutNotice(now.modals, id) })),
    showBanner: (banner) => change((now) => ({ ...now, banners: withNotice(now.banners, banner) })),
    hideBanner: (id) => change((now) => ({ ...now, banners: withoutNotice(now.banners, id) })),
    showTopNotification: (notification) =>
      change((now) => ({ ...now, topNotifications: withNotice(now.topNotifications, notification) })),
    hideTopNotification: (id) =>
      change((now) => ({ ...now, topNotifications: withoutNotice(now.topNotifications, id) })),
  };
}
