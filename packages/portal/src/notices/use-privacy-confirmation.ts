import { addressNeedsConfirmation, isInPrivacyConfirmation } from '@fleet-portal/model/rules';
import { useLayoutEffect } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNotices } from './notices-context.ts';
import { followedLink } from '../dom/followed-link.ts';

/**
 * Asks for confirmation before a link leads to another site, if the market requires it for that address (MOD-04, FTR-02), wherever the
 * link is. If the confirmation fails to load, the link is followed without it; if the page changes meanwhile, nothing happens.
 */
export function usePrivacyConfirmation(): void {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { openModal } = useNotices();
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
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link || isInPrivacyConfirmation(event.composedPath())) return;
      if (!addressNeedsConfirmation(link.href, { market, locale, base: location.href })) return;
      event.preventDefault();
      void ask(link);
    };
    const stop = new AbortController();
    document.addEventListener('click', onClick, stop);
    return () => stop.abort();
  }, [locale, market, openModal]);
}
