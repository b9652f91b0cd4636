import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Market, parse, type Session, sessionSchema } from '@fleet-portal/model/entities';
import {
  showsNotifications,
  splitLocale,
  visitor,
  workspaceAt,
  workspaceView,
} from '@fleet-portal/model/rules';
import type { Context, Middleware } from 'koa';
import { isDocumentRequest } from './documents.ts';
import { heroAt } from './hero-at.ts';
import { marketOfPage } from './market-cookie.ts';
import type { Parts } from './parts.ts';
import { sessionOf } from './session-api.ts';

const container = '<div id="fp-portal">';
const skeleton = '<main class="main starting">';
const styles = "style-src 'self'";

/** A page's site, and its address there. */
interface Place {
  market: Market;
  locale: string;
  url: string;
  /** The picture that the page begins with. */
  hero: string | null;
}

/**
 * Puts the header into the portal's page as the person sees it, but for their names, so that it is there before any script. The
 * portal takes it away once its own is drawn. The skeleton begins with the page's picture, and leaves room for a workspace's bar.
 */
export function firstPaint(parts: Parts): Middleware {
  return async (ctx, next) => {
    if (!isDocumentRequest(ctx) || !splitLocale(ctx.path).locale) {
      await next();
      return;
    }
    const place = placeOf(ctx, parts);
    // What a browser keeps is never this page.
    delete ctx.req.headers['if-none-match'];
    delete ctx.req.headers['if-modified-since'];
    await next();
    const page = await pageOf(ctx);
    if (page === null) return;
    if (!page.includes(container)) {
      ctx.body = page;
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    const header = await headerAt(ctx, place, nonce, parts).catch((error: unknown) => {
      console.error('The page goes out without its header:', error);
      return '';
    });
    ctx.body = page
      .replace(container, () => header + container)
      .replace(skeleton, () => skeleton + heroPlace(place) + barPlace(place));
    ctx.set('Cache-Control', 'private, no-cache');
    for (const field of ['ETag', 'Last-Modified']) ctx.remove(field);
    const policy = ctx.response.get('Content-Security-Policy');
    if (policy) ctx.set('Content-Security-Policy', policy.replace(styles, `${styles} 'nonce-${nonce}'`));
  };
}

/** The text of an answer that is a page. */
async function pageOf({ status, response, body }: Context): Promise<string | null> {
  if (status !== 200 || !response.is('html')) return null;
  if (body instanceof Readable) return text(body);
  return Buffer.isBuffer(body) ? body.toString() : String(body);
}

/** Null where the page's site does not have the address's locale: the portal leads to another address. */
function placeOf(ctx: Context, parts: Parts): Place | null {
  const { path, url } = ctx;
  const { data, sessions } = parts;
  const market = marketOfPage(ctx, data.markets);
  const { locale } = splitLocale(path);
  if (!locale || !market.allowedLocales.includes(locale)) return null;
  // A child session's banner stands above the picture (BAN-03), and would move it down when it comes.
  const hasBanner = sessions.find(ctx)?.login?.person.isChildSession;
  return { market, locale, url, hero: hasBanner ? null : heroAt(url, market, parts) };
}

async function headerAt(
  ctx: Context,
  place: Place | null,
  nonce: string,
  { sessions, renderers }: Parts,
): Promise<string> {
  if (!place) return '';
  const { market, locale, url, hero } = place;
  const login = sessions.find(ctx)?.login;
  const session = login ? nameless(parse('session', sessionSchema, sessionOf(login))) : visitor;
  const workspace = login && workspaceAt(market, locale, url);
  const { renderHeader } = await renderers();
  const header = await renderHeader({
    market: { ...market, userCanSignIn: market.userCanSignIn && !login },
    session,
    ...(showsNotifications(market, session) && { notificationCount: 0 }),
    locale,
    currentPath: url,
    workspaceTitle: workspace ? workspaceView(workspace, locale, url).title : '',
    search: true,
    transparent: hero !== null,
    nonce,
  });
  return asFirstPaint(header, nonce);
}

/** A browser may show the page again, by Back, to who comes after them: it has the person's menus, and nobody's name. */
function nameless(session: Session): Session {
  const { USER } = session;
  if (!USER) return session;
  const companyInfo = { ...USER.companyInfo, companyName: '' };
  return { ...session, USER: { ...USER, firstName: '', lastName: '', email: '', companyInfo } };
}

/** The page's picture, without the title that stands on it. */
function heroPlace(place: Place | null): string {
  if (!place?.hero) return '';
  const src = place.hero.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<div class="hero"><img class="hero-picture" src="${src}" alt="" fetchpriority="high" /></div>`;
}

/** The room that the portal keeps for the bar of the page's workspace, as for somebody who may open all of it (WSP-01). */
function barPlace(place: Place | null): string {
  if (!place) return '';
  const { market, locale, url } = place;
  const workspace = workspaceAt(market, locale, url);
  if (!workspace) return '';
  const tabs = workspaceView(workspace, locale, url).active?.tabs ?? [];
  return `<div class="workspace${tabs.length > 1 ? ' workspace-with-tabs' : ''}"></div>`;
}

/**
 * Under a tag that is never defined: no script touches it, and its links and menus work. It lies over the place of the portal's own
 * header and takes none itself, so that nothing moves when it goes.
 */
function asFirstPaint(header: string, nonce: string): string {
  const place = `<style nonce="${nonce}">:host{position:absolute;inset:0 0 auto}</style>`;
  const end = header.lastIndexOf('</template>');
  return `${header.slice(0, end)}${place}${header.slice(end)}`
    .replace(/^<fp-header/, '<fp-first-paint')
    .replace(/fp-header>$/, 'fp-first-paint>');
}
