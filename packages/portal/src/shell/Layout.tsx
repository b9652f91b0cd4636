import type { FpHeader } from '@fleet-portal/elements/header';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { mainId } from '../dom/main-area.ts';
import { Flows } from '../flows/Flows.tsx';
import { Progress } from '../loading/Progress.tsx';
import { ModalRegion } from '../notices/ModalRegion.tsx';
import { NoticesRegion } from '../notices/NoticesRegion.tsx';
import { useShownNotices } from '../notices/shown-notices.ts';
import { usePrivacyConfirmation } from '../notices/use-privacy-confirmation.ts';
import { useNotifications } from '../notifications/use-notifications.tsx';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import { HeaderSlots } from '../views/HeaderSlots.tsx';
import { Footer } from '../wrappers/footer.ts';
import { Header } from '../wrappers/header.ts';
import { SkipLink } from '../wrappers/skip-link.ts';
import { AnnouncerContext } from '../context/announcer-context.ts';
import { PageMetadata } from './PageMetadata.tsx';
import { useActiveProducts } from '../products/use-active-products.ts';
import { useBlueStarAdmin } from './use-blue-star-admin.ts';
import { useCartQuantity } from './use-cart-quantity.ts';
import { useCookieConsent } from './use-cookie-consent.tsx';
import { useHeaderRequests } from './use-header-requests.ts';
import { useWorkspace } from './use-workspace.ts';
import { WorkspaceNavigation } from './WorkspaceNavigation.tsx';

/** The frame of every page: skip link, header, main area, footer, and the live region that announces page changes. */
export function Layout({ hasHero, children }: { hasHero: boolean; children: ReactNode }) {
  const { environment, market } = usePortal();
  const { session } = useSession();
  const { locale } = useLocale();
  const { entry } = useNavigation();
  const { banners, topNotifications } = useShownNotices();
  const header = useRef<FpHeader>(null);
  const cartQuantity = useCartQuantity();
  const products = useActiveProducts();
  const isBlueStarAdmin = useBlueStarAdmin();
  const workspace = useWorkspace();
  const notifications = useNotifications();
  const consentFailure = useCookieConsent();
  usePrivacyConfirmation();
  useHeaderRequests(header);
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  const announcer = useMemo(
    () => ({
      announce: (text: string) => setAnnouncement(({ times }) => ({ text, times: times + 1 })),
      takeBack: (text: string) =>
        setAnnouncement((said) => (said.text === text ? { ...said, text: '' } : said)),
    }),
    [],
  );

  const shared = { market, session, locale, products, theme: market.theme, currentPath: entry.url };
  return (
    <AnnouncerContext value={announcer}>
      <PageMetadata />
      <SkipLink target={mainId} locale={locale} theme={market.theme} />
      <Header
        ref={header}
        {...shared}
        cartQuantity={cartQuantity}
        blueStarAdmin={isBlueStarAdmin}
        workspaceTitle={workspace?.view.title ?? ''}
        transparent={hasHero && !banners.length && !topNotifications.length}
        search
        notificationCount={notifications.count}
        onNotificationsOpen={notifications.open}
      >
        <HeaderSlots header={header} />
      </Header>
      {notifications.drawer}
      {consentFailure}
      <NoticesRegion />
      <WorkspaceNavigation />
      <Progress />
      <main id={mainId} className="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...shared} appVersion={environment.APP_VERSION} buildVersion={environment.BUILD_VERSION} />
      <ModalRegion />
      <Flows blueStarAdmin={isBlueStarAdmin} />
      <div role="status" className="visually-hidden">
        {/* A new element each time, so that the same text is announced again. */}
        <span key={announcement.times}>{announcement.text}</span>
      </div>
    </AnnouncerContext>
  );
}
