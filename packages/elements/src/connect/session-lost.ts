import type { Market } from '@fleet-portal/model/entities';
import { sessionMessages } from '@fleet-portal/model/messages';
import { loginHref, sessionLostBanner } from '@fleet-portal/model/rules';
import type { FpBanner } from '../banner/banner.ts';
import '../banner/define.ts';
import { FpLoginEvent } from '../events/login-event.ts';
import { here } from '../navigation/here.ts';
import type { HostElements } from './host-elements.ts';
import type { HostLook } from './host-look.ts';
import { headerOf, placeUnder } from './page-place.ts';
import { report } from './report.ts';

interface SessionLostOptions {
  market: Market;
  elements: HostElements;
  look: HostLook;
  /** Removes it: the shell has ended, or a user is signed in. */
  signal: AbortSignal;
}

/** Says that the session has ended, below header and notices, and offers to sign in again and return (SES-02). */
export function saySessionLost({ market, elements, look, signal }: SessionLostOptions): void {
  if (signal.aborted) return;
  const banner = document.createElement('fp-banner');
  look.dress(banner);
  speak(banner, market);
  banner.addEventListener('fp-banner-action', () => signIn(banner, market));
  banner.addEventListener('fp-banner-close', () => banner.remove());
  signal.addEventListener('abort', () => banner.remove());
  placeUnder(document.querySelector('fp-top-notifications') ?? headerOf(elements), banner);
}

/** Loads its messages again whenever the page's language changes. */
function speak(banner: FpBanner, market: Market): void {
  let spoken: string | undefined;
  const say = async () => {
    const { locale } = banner;
    if (locale === spoken) return;
    spoken = locale;
    const { showCloseIcon: closable, ...words } = sessionLostBanner(market, await sessionMessages(locale));
    if (locale === spoken) Object.assign(banner, words, { closable });
  };
  banner.addController({ hostUpdated: () => void say().catch(report) });
}

/** Like the header's link: the page may prevent the event and lead elsewhere. */
function signIn(banner: FpBanner, { signInType }: Market): void {
  const href = loginHref({ locale: banner.locale, returnTo: here(), signInType });
  if (banner.dispatchEvent(new FpLoginEvent(href))) location.assign(href);
}
