import { randomBytes } from 'node:crypto';
import { splitLocale } from '@fleet-portal/model/rules';
import type Router from '@koa/router';
import { html, Markup } from './html.ts';
import { marketOf, marketOfPage } from './market-cookie.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';

/** The sample content that the page shows. */
const subject = '/charging/';

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fp-shell lit-html dompurify',
  ].join('; ');

/**
 * A host page whose server renders header and footer in the market and language of its URL, and a banner with `?notice=`.
 */
export function addServerPage(router: Router, { data, renderers }: Parts): void {
  router.get('/demo/host/server/', (ctx) => {
    ctx.redirect(`/${marketOf(ctx, data.markets).allowedLocales[0] ?? 'en-us'}/server-rendered/`);
  });

  router.get('/:locale/server-rendered/', async (ctx) => {
    const market = marketOfPage(ctx, data.markets);
    const { locale } = splitLocale(ctx.path);
    if (!locale || !market.allowedLocales.includes(locale)) return refuse(ctx, 404, 'there is no such page');

    const nonce = randomBytes(16).toString('base64');
    const { renderBanner, renderFooter, renderHeader } = await renderers();
    const props = { market, locale, currentPath: ctx.url, src: `/markets/${market.id}.json`, nonce };
    const { notice } = ctx.query;
    const [header, footer, banner] = await Promise.all([
      renderHeader(props),
      renderFooter(props),
      typeof notice === 'string' && renderBanner({ text: notice, variant: 'info', locale, nonce }),
    ]);
    const content = data.findContent(market, locale, subject);

    ctx.set('Content-Security-Policy', policy(nonce));
    ctx.type = 'html';
    ctx.body = html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${content?.title ?? ''} · Depot Partner</title>
          <link rel="icon" href="/demo/host/mark.svg" type="image/svg+xml" />
          <link
            rel="preload"
            href="/fonts/inter-latin-wght-normal.woff2"
            as="font"
            type="font/woff2"
            crossorigin
          />
          <link rel="stylesheet" href="/fonts/inter.css" />
          <link rel="stylesheet" href="/demo/host/server.css" />
          <script type="module" src="/demo/host/server.js"></script>
        </head>
        <body>
          <fp-skip-link locale="${locale}"></fp-skip-link>
          ${new Markup(header)} ${new Markup(banner || '')}
          <main id="fp-content-main">
            <p class="eyebrow">Depot Partner</p>
            <h1>${content?.title ?? ''}</h1>
            ${new Markup(content?.html ?? '')}
            <p class="back" lang="en"><a href="/demo/">All pages of the demo</a></p>
          </main>
          ${new Markup(footer)}
        </body>
      </html>`.text;
  });
}
