import { type ActiveProduct, currentUser, personKey } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { useAnswer } from '../loading/use-answer.ts';

const none: readonly ActiveProduct[] = [];

/**
 * The user's active products in the page's language (GAT-09), by a script that is loaded only if they have applications; none until
 * their names are known.
 */
export function useActiveProducts(): readonly ActiveProduct[] {
  const { environment, market } = usePortal();
  const { tld } = market;
  const { session } = useSession();
  const { locale } = useLocale();
  const applications = currentUser(session)?.applications;
  const ask = useMemo(() => {
    if (!applications?.length) return null;
    return async (signal: AbortSignal) => {
      const { productLinks } = await import('./product-links.ts');
      return productLinks(applications, { environment, tld, locale }, signal);
    };
  }, [applications, environment, locale, tld]);
  const links = useAnswer({
    ask,
    about: personKey(session),
    warning: 'The active products are not shown',
  });
  return useMemo(() => links?.(session) ?? none, [links, session]);
}
