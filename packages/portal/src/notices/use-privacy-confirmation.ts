import {
  confirmedAddresses,
  linkHref,
  needsPrivacyConfirmation,
  privacyLink,
} from '@fleet-portal/model/rules';
import { useLayoutEffect, useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNotices } from './notices-context.ts';
import { followedLink } from '../dom/followed-link.ts';

/**
 * Asks before a link leads to another site where the market wants that (MOD-04, FTR-02): links of header, footer and pages and the
 * privacy link (RTE-05) by their address, and those whose `fp-navigate` says so. A link whose question cannot be loaded is
 * followed without it; one whose page has gone meanwhile is forgotten.
 */
export function usePrivacyConfirmation(): void {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { openModal } = useNotices();
  const asked = useMemo(() => {
    const privacy = privacyLink(market, locale);
    const hrefs = confirmedAddresses(market, locale);
    if (needsPrivacyConfirmation(privacy, locale)) hrefs.push(linkHref(privacy, locale));
    return new Set(hrefs.map((href) => new URL(href, location.href).href));
  }, [locale, market]);

  useLayoutEffect(() => {
    const ask = async (link: HTMLAnchorElement) => {
      const { href } = link;
      const { href: page } = location;
      try {
        const { loadConfirmation } = await import('./load-confirmation.ts');
        const confirmation = await loadConfirmation(href, locale);
        if (location.href === page) openModal({ ...confirmation, trigger: link });
      } catch (error) {
        console.error('The privacy confirmation did not load:', error);
        if (location.href === page) location.assign(href);
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      'fp-navigate',
      (event) => {
        if (!event.needsConfirmation || event.defaultPrevented) return;
        event.preventDefault();
        void ask(event.trigger);
      },
      { signal },
    );
    document.addEventListener(
      'click',
      (event) => {
        const link = followedLink(event);
        if (!link || !asked.has(link.href) || isInConfirmation(event)) return;
        event.preventDefault();
        void ask(link);
      },
      { signal },
    );
    return () => stop.abort();
  }, [asked, locale, openModal]);
}

/** The way on in the confirmation itself is a link to the same address. */
function isInConfirmation(event: Event): boolean {
  return event.composedPath().some((node) => 'modalId' in node && node.modalId === 'privacy-confirmation');
}
