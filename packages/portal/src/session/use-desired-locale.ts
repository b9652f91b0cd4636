import { readCookies } from '@fleet-portal/elements/consent';
import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useEffect, useState } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { readDesiredLocale } from './desired-locale.ts';

/**
 * The locale that the person chose last, for addresses without one (SES-10) and dead ones (RTE-17), and a way to say which one they
 * see now. Only where the market wants it; the cookie is written once they allow it, and until then this page remembers.
 */
export function useDesiredLocale(): [desired: string | null, choose: (locale: string) => void] {
  const isKept = usePortal().market.fpgFeatureFlags.desiredLocaleAsCookie;
  const [desired, choose] = useState(() => readDesiredLocale(readCookies()));

  // A dead page may speak another language than the person chose, so that there only the choice itself counts.
  useEffect(() => {
    const stop = new AbortController();
    const onChoice = ({ defaultPrevented, locale }: Event & { locale: unknown }) => {
      if (!defaultPrevented) choose(String(locale));
    };
    addEventListener('fp-locale-change', onChoice, stop);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (!isKept || desired === null) return undefined;
    const stop = new AbortController();
    void import('./keep-locale.ts').then(
      ({ keepLocale }) => keepLocale(desired, stop.signal),
      (error: unknown) => console.warn(`The chosen locale is not kept: ${nameAndMessageOf(error)}`),
    );
    return () => stop.abort();
  }, [desired, isKept]);

  return [isKept ? desired : null, choose];
}
