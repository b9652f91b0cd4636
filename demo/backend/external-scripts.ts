import type Router from '@koa/router';
import { call } from './faults.ts';
import type { Parts } from './parts.ts';

/** A minimal tag manager (ANA-01): it records what it is told, so that it can be inspected. */
const tagManager = `window._satellite ??= { told: [], track(name, data) { this.told.push({ name, data }); } };`;

const scripts: Readonly<Record<string, string>> = {
  'tag-manager': tagManager,
  'global-navigation': '',
  'cookie-banner': '',
  'framework-library': '',
};

/** Stands in for third-party scripts that a site's environment names; each records that it was loaded. */
export function addExternalScripts(router: Router, parts: Parts): void {
  for (const [name, body] of Object.entries(scripts)) {
    router.get(`/external/${name}.js`, call('getExternalScript', parts), (ctx) => {
      ctx.type = 'text/javascript';
      ctx.set('Access-Control-Allow-Origin', '*');
      ctx.body = `${body}\n(window.fpExternal ??= []).push('${name}');\n`;
    });
  }
}
