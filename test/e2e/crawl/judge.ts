import type { Session } from '@fleet-portal/model/entities';
import { decide, isSignedIn, loginHref, switchLocale, type Outcome } from '@fleet-portal/model/rules';
import type { ShownLink } from './shown-links.ts';
import type { Site } from './site.ts';

export interface Viewer {
  site: Site;
  session: Session;
  /** The locale of the page. */
  locale: string;
  origin: string;
}

/** The external hosts that the sample data links to. */
const knownHosts = ['example.com', 'www.example.com'];

const waysIn = ['/login', '/adfslogin', '/analytics', '/mfa'];

/** The problem with a link that was shown to this person; null if there is none. */
export async function faultOf(link: ShownLink, viewer: Viewer): Promise<string | null> {
  const { origin, session } = viewer;
  const url = URL.parse(link.href, origin + link.on);
  if (!url) return 'is no address';
  if (link.href.startsWith('#')) return link.href === '#fp-content-main' ? null : 'jumps to nothing';
  if (url.origin !== origin) return faultOutside(url, link);
  if (url.pathname === '/proxy-api-request/') return faultOfApplication(url, session);
  if (/^https?:/.test(link.href) || link.rel.includes('external')) {
    return (await viewer.site.isElsewhere(url.pathname)) ? null : 'is nowhere on the country sites';
  }
  if (waysIn.includes(url.pathname)) return faultOfLogin(link, viewer);
  if (url.pathname === '/logout') return isSignedIn(session) ? null : 'signs nobody out';
  const { allowedLocales } = viewer.site.market;
  if (link.hreflang && !allowedLocales.includes(link.hreflang)) return 'is in a language that the site lacks';
  if (link.hreflang && link.href !== switchLocale(link.on, link.hreflang)) return 'leads to another page';
  return faultOfOutcome(url.pathname + url.search + url.hash, await outcomeOf(url, viewer));
}

/** The portal's decision about a URL, after redirects. */
export async function outcomeOf(url: URL, { site, session }: Viewer): Promise<Outcome> {
  const address = url.pathname + url.search + url.hash;
  const ask = async (path: string) => {
    await site.learn(path);
    return decide(path, { market: site.market, table: site.table, environment: site.environment, session });
  };
  const outcome = await ask(address);
  return outcome.kind === 'redirect' && outcome.reason !== 'insufficient permissions'
    ? ask(outcome.to)
    : outcome;
}

function faultOfOutcome(address: string, outcome: Outcome): string | null {
  switch (outcome.kind) {
    case 'page':
      return outcome.page === 'notFound' || outcome.page === 'forbidden'
        ? `is the ${outcome.page} page`
        : null;
    case 'content':
    case 'layout':
      return null;
    case 'redirect':
      return outcome.reason === 'insufficient permissions' ? 'is forbidden' : `redirects to ${outcome.to}`;
    case 'leave':
      return faultOfLeaving(address, outcome.href);
    case 'loop':
    case 'nothing':
    case 'notFound':
      return 'is dead';
  }
}

/** Leaving is correct only for a sign-in that returns to the link's own address. */
function faultOfLeaving(address: string, href: string): string | null {
  const url = new URL(href, 'https://site.invalid');
  if (!waysIn.includes(url.pathname)) return `leaves for ${href}`;
  const back = url.searchParams.get('redirect');
  return back === address ? null : `comes back to ${back}`;
}

function faultOutside(url: URL, { rel, where }: ShownLink): string | null {
  if (url.protocol !== 'https:' || !knownHosts.includes(url.hostname)) return 'leaves for the unknown';
  const isMarked = where === 'content' || (rel.includes('external') && rel.includes('noopener'));
  return isMarked ? null : 'is not marked as external';
}

function faultOfLogin({ href, on }: ShownLink, { site, session, locale }: Viewer): string | null {
  if (isSignedIn(session)) return 'signs in who is signed in';
  const { userCanSignIn, signInType } = site.market;
  if (!userCanSignIn) return 'signs in where nobody can';
  const expected = loginHref({ locale, returnTo: on, signInType, stepUpRequired: session.stepUpRequired });
  return href === expected ? null : `should be ${expected}`;
}

function faultOfApplication(url: URL, { USER }: Session): string | null {
  const target = URL.parse(url.searchParams.get('redirect') ?? '');
  if (!target?.pathname.endsWith('/account-api/v1/token-exchange/partner-app')) return 'is no token exchange';
  const id = target.searchParams.get('app-id');
  return USER?.applications.some((application) => application.id === id)
    ? null
    : 'is somebody else’s application';
}
