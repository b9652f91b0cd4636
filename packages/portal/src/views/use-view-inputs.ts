import { viewMarket, viewUser } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import type { SharedInputs } from './view-inputs.ts';
import { viewTarget } from './view-target.ts';

const nothing = {};

/** What a view gets of the shell, made anew only when some of it has changed. */
export function useViewInputs(viewId: string, extras: SharedInputs['extras'] = nothing): SharedInputs {
  const { market } = usePortal();
  const { session } = useSession();
  const { locale } = useLocale();
  const { push, replace } = useNavigation();
  const { track } = useAnalytics();
  const user = useMemo(() => viewUser(session), [session]);
  const site = useMemo(() => viewMarket(market), [market]);

  return useMemo(
    () => ({
      market: site,
      locale,
      user,
      extras,
      theme: market.theme,
      navigate(path, options) {
        const target = viewTarget(path, locale);
        if (target === null) console.warn(`view ${viewId}: refused to go to ${JSON.stringify(path)}`);
        else if (options?.replace && !target.isOutside) replace(target.url);
        else push(target.url);
      },
      track: (data) => track({ kind: 'view', view: viewId, data }),
      setTitle: (title) => (document.title = `${title} | ${site.title}`),
    }),
    [extras, locale, market.theme, push, replace, site, track, user, viewId],
  );
}
