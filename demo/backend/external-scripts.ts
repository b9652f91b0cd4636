import type Router from '@koa/router';
import { call } from './faults.ts';
import type { Parts } from './parts.ts';

/** What a tag manager needs to be one (ANA-01): it keeps what it is told, for whoever looks. */
const tagManager = `window._satellite ??= { told: [], track(name, data) { this.told.push({ name, data }); } };`;

const scripts: Readonly<Record<string, string>> = {
  'tag-manager': tagManager,
  'global-navigation': '',
  'cookie-banner': '',
  'framework-library': '',
};

/** Stands in for the scripts of others that a site loads by its environment; each says that it came. */
export function addExternalScripts(router: Router, parts: Parts): void {
  for (const [name, body] of Object.entries(scripts)) {
    router.get(`/external/${name}.js`, call('getExternalScript', parts), (ctx) => {
      ctx.type = 'text/javascript';
      ctx.set('Access-Control-Allow-Origin', '*');
      ctx.body = `${body}\n(window.fpExternal ??= []).push('${name}');\n`;
    });
  }
}
