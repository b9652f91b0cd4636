import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import Koa, { type Context, type Middleware } from 'koa';
import send from 'koa-send';
import { createBackend, type BackendOptions } from './backend.ts';
import { documents, isDocumentRequest } from './documents.ts';
import { html } from './html.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { sendPage } from './html-page.ts';
import { refuse } from './refuse.ts';
import { renderersOfBuild } from './renderers.ts';

const portalPage = '/portal/index.html';

/** The hash of an empty style element, into which the style libraries of views write rules by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Allows the page's inline scripts, which are its import maps, by their hashes. */
const portalPolicy = (hashes: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fp-shell lit-html dompurify angular vue fp-scripts',
  ].join('; ');

export interface ServerOptions extends BackendOptions {
  /** The folder of the built files. */
  root: string;
  /** 0 picks a free port. */
  port: number;
}

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves built files, the portal's page and the embedded backend to this computer only. */
export async function startServer({ root, port, ...options }: ServerOptions): Promise<RunningServer> {
  const app = new Koa();
  app.use(createBackend({ renderers: renderersOfBuild, ...options }));
  app.use(documents({ index: portalPage, root }));
  app.use(files(resolve(root)));
  app.use(notFound);

  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function files(root: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
      return;
    }
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    try {
      const sent = await send(ctx, ctx.path, {
        root,
        index: 'index.html',
        setHeaders: () => keep(ctx),
        // The built files have no compressed variants.
        brotli: false,
        gzip: false,
      });
      // The policy belongs to the portal's page, whichever URL it was requested under.
      if (sent === root + portalPage)
        ctx.set('Content-Security-Policy', portalPolicy(await inlineScriptHashes(sent)));
      // HTML pages are made for each user, so they are never answered by 304.
      if (ctx.fresh && ctx.type !== 'text/html') ctx.status = 304;
    } catch (error) {
      if (!isMissing(error)) throw error;
      await next();
    }
  };
}

/**
 * Files of a release never change, and any site may read them, which checking their integrity requires; all others are revalidated.
 */
function keep(ctx: Context): void {
  const isRelease = /^\/\d+\.\d+\.\d+[^/]*\//.test(ctx.path);
  ctx.set('Cache-Control', isRelease ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isRelease) ctx.set('Access-Control-Allow-Origin', '*');
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status !== 500;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function notFound(ctx: Context): void {
  if (isDocumentRequest(ctx)) {
    sendPage(
      ctx,
      404,
      html`<!doctype html>
        <html lang="en">
          <title>Not found</title>
          <h1>Not found</h1>
          <p>There is nothing at this address. <a href="/">Go to the first page</a></p>
        </html>`,
    );
  } else refuse(ctx, 404, 'there is nothing at this address');
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: process.env.PORT ?? '8000' } },
    allowPositionals: true,
  });
  const port = Number(values.port);
  try {
    const { url } = await startServer({ root: positionals[0] ?? 'dist', port });
    console.log(`Fleet portal, for development and tests: ${url}`);
  } catch (error) {
    if (!isTaken(error)) throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run preview`);
    process.exitCode = 1;
  }
}
