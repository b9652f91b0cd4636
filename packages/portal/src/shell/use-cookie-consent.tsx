import { startCookieConsent, type StartedCookieConsent } from '@fleet-portal/elements/consent';
import { FpCookieSettingsEvent } from '@fleet-portal/elements/events';
import { linkHref, privacyLink } from '@fleet-portal/model/rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { PartFailure } from '../loading/PartFailure.tsx';

/**
 * Asks about cookies where nobody has decided, and opens their settings from the footer (FTR-04), with a link to the market's privacy page (RTE-05).
 * @returns what says that the settings did not load, where they did not; it goes with the page, and as they are asked for anew
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
  // That takes it away first: the focus is back at what has asked for the settings as they open, and they give it back there.
  const retry = () => document.dispatchEvent(new FpCookieSettingsEvent());
  return <PartFailure onRetry={retry} onClose={() => setFailed(false)} />;
}
