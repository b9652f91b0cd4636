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

/** The market and locale of a page, and its URL. */
interface Place {
  market: Market;
  locale: string;
  url: string;
  /** The picture at the top of the page. */
  hero: string | null;
}

/**
 * Adds the header to the portal's page as the user will see it, but without their names, so that it shows before any script runs. The
 * portal removes it once its own header has rendered. The skeleton starts with the page's picture, and reserves room for a workspace bar.
 */
export function firstPaint(parts: Parts): Middleware {
  return async (ctx, next) => {
    if (!isDocumentRequest(ctx) || !splitLocale(ctx.path).locale) {
      await next();
      return;
    }
    const place = placeOf(ctx, parts);
    // Answer without validators: a cached copy is never this page.
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

/** The body of a response that is an HTML page. */
async function pageOf({ status, response, body }: Context): Promise<string | null> {
  if (status !== 200 || !response.is('html')) return null;
  if (body instanceof Readable) return text(body);
  return Buffer.isBuffer(body) ? body.toString() : String(body);
}

/** Null if the page's market does not have the URL's locale: the portal then redirects. */
function placeOf(ctx: Context, parts: Parts): Place | null {
  const { path, url } = ctx;
  const { data, sessions } = parts;
  const market = marketOfPage(ctx, data.markets);
  const { locale } = splitLocale(path);
  if (!locale || !market.allowedLocales.includes(locale)) return null;
  // A child session's banner stands above the picture (BAN-03), and would push it down when it appears.
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

/**
 * Removes the names: Back may restore the page for the next user of the browser. The menus still match the person's permissions.
 */
function nameless(session: Session): Session {
  const { USER } = session;
  if (!USER) return session;
  const companyInfo = { ...USER.companyInfo, companyName: '' };
  return { ...session, USER: { ...USER, firstName: '', lastName: '', email: '', companyInfo } };
}

/** The picture at the top of the page, without the title that lies on it. */
function heroPlace(place: Place | null): string {
  if (!place?.hero) return '';
  const src = place.hero.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<div class="hero"><img class="hero-picture" src="${src}" alt="" fetchpriority="high" /></div>`;
}

/** The room that the portal reserves for the workspace bar of the page, assuming that the user may open all of it (WSP-01). */
function barPlace(place: Place | null): string {
  if (!place) return '';
  const { market, locale, url } = place;
  const workspace = workspaceAt(market, locale, url);
  if (!workspace) return '';
  const tabs = workspaceView(workspace, locale, url).active?.tabs ?? [];
  return `<div class="workspace${tabs.length > 1 ? ' workspace-with-tabs' : ''}"></div>`;
}

/**
 * Renames the header to a tag that is never defined, so that no script upgrades it while its links and menus still work. It is positioned
 * over the place of the portal's own header and takes no room itself, so that nothing moves when it is removed.
 */
function asFirstPaint(header: string, nonce: string): string {
  const place = `<style nonce="${nonce}">:host{position:absolute;inset:0 0 auto}</style>`;
  const end = header.lastIndexOf('</template>');
  return `${header.slice(0, end)}${place}${header.slice(end)}`
    .replace(/^<fp-header/, '<fp-first-paint')
    .replace(/fp-header>$/, 'fp-first-paint>');
}
