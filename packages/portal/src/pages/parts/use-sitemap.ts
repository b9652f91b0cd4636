import { footerLists, menuGroups, type Sitemap } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useSession } from '../../session/session-context.ts';

/** All pages that this user can open, from the market's menu and footer. */
export function useSitemap(): Sitemap {
  const { environment, market } = usePortal();
  const { session } = useSession();
  const { locale } = useLocale();
  return useMemo(
    () => ({
      groups: menuGroups(market, session, locale),
      more: footerLists(market, session, environment, locale),
    }),
    [environment, locale, market, session],
  );
}
