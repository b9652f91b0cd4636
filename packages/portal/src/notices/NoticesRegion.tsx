import { OptionalPart } from '../loading/OptionalPart.tsx';
import { Banners, TopNotifications } from './lazy-notices.ts';
import { useShownNotices } from './shown-notices.ts';
import { useEver } from './use-ever.ts';

/** Top notifications and banners, between the header and the page (BAN-01, BAN-02); their scripts load with the first of each. */
export function NoticesRegion() {
  const { banners, topNotifications } = useShownNotices();
  const hadTopNotifications = useEver(topNotifications.length > 0);
  return (
    <>
      <OptionalPart again={topNotifications}>{hadTopNotifications && <TopNotifications />}</OptionalPart>
      <OptionalPart again={banners}>{banners.length > 0 && <Banners />}</OptionalPart>
    </>
  );
}
