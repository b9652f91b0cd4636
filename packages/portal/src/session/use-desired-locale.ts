import { readCookies } from '@fleet-portal/elements/consent';
import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useEffect, useState } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { readDesiredLocale } from './desired-locale.ts';

/**
 * The locale that the user chose last, for addresses without one (SES-10) and dead ones (RTE-17), and a function that sets it to the one
 * shown now. Null unless the market's feature flag is set; it is stored in the cookie once the user allows that, and only in this page
 * until then.
 */
export function useDesiredLocale(): [desired: string | null, choose: (locale: string) => void] {
  const isKept = usePortal().market.fpgFeatureFlags.desiredLocaleAsCookie;
  const [desired, choose] = useState(() => readDesiredLocale(readCookies()));

  // A dead page may be in another language than the chosen one, so there only an explicit choice counts.
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
