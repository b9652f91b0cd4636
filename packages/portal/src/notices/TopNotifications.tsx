import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { TopNotifications as Element } from '../wrappers/top-notifications.ts';
import { useNotices } from './notices-context.ts';
import { useShownNotices } from './shown-notices.ts';

/** The top notifications (BAN-02). */
export default function TopNotifications() {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { hideTopNotification } = useNotices();
  const { topNotifications } = useShownNotices();
  return (
    <Element
      notifications={topNotifications}
      locale={locale}
      theme={market.theme}
      onTopNotificationClose={({ notificationId }) => hideTopNotification(notificationId)}
    />
  );
}
