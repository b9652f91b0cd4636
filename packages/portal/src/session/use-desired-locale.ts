import { readCookies } from '@fleet-portal/elements/consent';
import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { readDesiredLocale } from './desired-locale.ts';

/**
 * The locale that the person chose last, for addresses without one (SES-10) and dead ones (RTE-17), and a way to say which one they
 * see now. Only where the market wants it; the cookie is written once they allow it, and until then this page remembers.
 */
export function useDesiredLocale(): [desired: string | null, choose: (locale: string) => void] {
  const isKept = usePortal().market.fpgFeatureFlags.desiredLocaleAsCookie;
  const [desired, setDesired] = useState(() => readDesiredLocale(readCookies()));
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    if (!isKept || chosen === null) return undefined;
    const stop = new AbortController();
    void import('./keep-locale.ts').then(
      ({ keepLocale }) => keepLocale(chosen, stop.signal),
      (error: unknown) => console.warn(`The chosen locale is not kept: ${nameAndMessageOf(error)}`),
    );
    return () => stop.abort();
  }, [chosen, isKept]);

  // On a dead page they see a language that they may not have chosen, so that only the choice itself counts.
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener(
      'fp-locale-change',
      (event) => {
        if (!event.defaultPrevented) setDesired(String(event.locale));
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, []);

  const choose = useCallback((locale: string) => {
    setDesired(locale);
    setChosen(locale);
  }, []);
  return [isKept ? desired : null, choose];
}
