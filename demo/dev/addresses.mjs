// Serves sources under the URLs of the built output, so that pages request the same URLs in both.
import compose from 'koa-compose';
import send from 'koa-send';
import { catalogueFiles } from './catalogue-files.mjs';

const root = `${import.meta.dirname}/../..`;
const sources = { fonts: 'node_modules/@fontsource-variable/inter/files', portal: 'packages/portal/src' };

/** Modules are redirected instead of served under the other name, so that their relative imports resolve. */
const redirects = new Map([
  ['/fp-shell.js', '/packages/elements/src/shell.ts'],
  ['/fp-connect.js', '/packages/elements/src/connect/script.ts'],
  ['/portal/main.js', '/packages/portal/src/main.tsx'],
  ['/fonts/inter.css', '/packages/portal/src/fonts.css'],
]);

/** @returns {import('koa').Middleware} */
export const sourceAddresses = () => compose([catalogueFiles(), renamed]);

/** @type {import('koa').Middleware} */
async function renamed(context, next) {
  const address = redirects.get(context.path);
  if (address) return context.redirect(address);
  const [, folder, name] = /^\/(fonts|portal)\/([a-z/-]+\.(?:woff2|css))$/.exec(context.path) ?? [];
  return folder ? send(context, `${sources[folder]}/${name}`, { root }) : next();
}
