import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Router from '@koa/router';
import { refuse } from './refuse.ts';

const require = createRequire(import.meta.url);

/** Close to the text color of light pages, and still visible on a dark browser tab; an SVG image cannot inherit the page's color. */
const ink = '#475573';

/** Serves the icons that the markets' data names, from the open Lucide set. */
export function addIcons(router: Router): void {
  router.get('/icons/:name.svg', (ctx) => {
    const icon = iconText(ctx.params.name ?? '');
    if (!icon) return refuse(ctx, 404, 'there is no such icon');
    ctx.type = 'svg';
    ctx.set('Cache-Control', 'max-age=86400');
    ctx.body = icon;
  });
}

/** An icon's SVG; null if the set does not have it. */
export function iconText(name: string): string | null {
  if (!/^[a-z\d-]+$/.test(name)) return null;
  try {
    return readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8').replaceAll(
      'currentColor',
      ink,
    );
  } catch {
    return null;
  }
}
