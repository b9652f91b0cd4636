import { startCookieConsent, type StartedCookieConsent } from '@fleet-portal/elements/consent';
import { FpCookieSettingsEvent } from '@fleet-portal/elements/events';
import { linkHref, privacyLink } from '@fleet-portal/model/rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { PartFailure } from '../loading/PartFailure.tsx';

/**
 * Asks about cookies unless the user has decided, and opens the cookie settings from the footer (FTR-04), with a link to the market's
 * privacy page (RTE-05).
 * @returns an error if the settings did not load; it disappears with the page, and when they are requested again
 */
export function useCookieConsent(): ReactNode {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { entry } = useNavigation();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('fp-cookie-settings', () => setFailed(false), stop);
    return () => {
      setFailed(false);
      stop.abort();
    };
  }, [entry.key]);

  const { theme } = market;
  const privacyHref = linkHref(privacyLink(market, locale), locale);
  const started = useRef<StartedCookieConsent>(null);
  useEffect(() => {
    const onFailure = () => setFailed(true);
    started.current = startCookieConsent({ locale, theme, privacyHref, onFailure });
  }, [locale, privacyHref, theme]);
  useEffect(() => () => started.current?.disconnect(), []);

  if (!hasFailed) return null;
  // This event removes the error first, so that when the settings open, focus is back on their trigger, and returns there on closing.
  const retry = () => document.dispatchEvent(new FpCookieSettingsEvent());
  return <PartFailure onRetry={retry} onClose={() => setFailed(false)} />;
}
