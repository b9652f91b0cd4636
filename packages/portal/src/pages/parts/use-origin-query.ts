import { addressInLocale, readOriginQuery } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useQuery } from '../../router/use-query.ts';

/** The requested page and its permissions, from the query. If the user has changed the language since, the page is in that language. */
export function useOriginQuery(): ReturnType<typeof readOriginQuery> {
  const portal = usePortal();
  const { locale } = useLocale();
  const { origin, permissions } = readOriginQuery(useQuery().toString(), location.origin);
  return { origin: origin && addressInLocale(origin, locale, portal), permissions };
}
