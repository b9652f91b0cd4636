import { viewMarket, viewUser, type SharedInputs } from '@fleet-portal/model/rules';
import { useCallback, useMemo } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { setViewTitle } from '../dom/document-title.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { quoted } from '../router/quoted.ts';
import { useSession } from '../session/session-context.ts';
import { useViewNotices } from './use-view-notices.ts';
import { viewTarget } from './view-target.ts';

const nothing = {};

/** The shell's inputs for a view; a new object only when some of them have changed. */
export function useViewInputs(viewId: string, extras: SharedInputs['extras'] = nothing): SharedInputs {
  const { market } = usePortal();
  const { session } = useSession();
  const { locale } = useLocale();
  const { entry, push, replace, locate } = useNavigation();
  const { track } = useAnalytics();
  const user = useSame(viewUser(session));
  const site = useSame(viewMarket(market));

  const refuse = useCallback((what: string) => console.warn(`view ${viewId}: ${what}`), [viewId]);
  const notices = useViewNotices(viewId, refuse);

  return useMemo(
    () => ({
      ...notices,
      market: site,
      locale,
      user,
      extras,
      theme: market.theme,
      currentPath: entry.url,
      navigate(path, options) {
        const target = viewTarget(path, locate);
        if (target === null) refuse(`navigate() takes a plain address of this site, not ${quoted(path)}`);
        else if (options?.replace && !target.isOutside) replace(target.url);
        else push(target.url);
      },
      track(data: unknown) {
        if (isRecord(data)) track({ kind: 'view', view: viewId, data });
        else refuse('track() takes an object');
      },
      setTitle(title: unknown, gone) {
        if (typeof title === 'string' && title.trim()) setViewTitle(`${title} | ${site.title}`, gone);
        else refuse('setTitle() takes a text');
      },
    }),
    [
      entry.url,
      extras,
      locale,
      locate,
      market.theme,
      notices,
      push,
      refuse,
      replace,
      site,
      track,
      user,
      viewId,
    ],
  );
}

/** Returns the same object as long as its content is the same. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
