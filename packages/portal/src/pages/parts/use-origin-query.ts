import { addressInLocale, readOriginQuery } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useQuery } from '../../router/use-query.ts';

/** What the query says of the page that was asked for. Who has changed the language since is led back to it in that. */
export function useOriginQuery(): ReturnType<typeof readOriginQuery> {
  const portal = usePortal();
  const { locale } = useLocale();
  const { origin, permissions } = readOriginQuery(useQuery().toString(), location.origin);
  return { origin: origin && addressInLocale(origin, locale, portal), permissions };
}
