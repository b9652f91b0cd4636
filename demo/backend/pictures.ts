import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type Router from '@koa/router';
import { dataFolder } from './data/files.ts';
import { refuse } from './refuse.ts';

/** Serves the pictures of the content pages. */
export function addPictures(router: Router): void {
  router.get('/pictures/:name.svg', (ctx) => {
    const name = ctx.params.name ?? '';
    const file = join(dataFolder, 'pictures', `${name}.svg`);
    if (!/^[a-z-]+$/.test(name) || !existsSync(file)) return refuse(ctx, 404, 'there is no such picture');
    ctx.type = 'svg';
    ctx.set('Cache-Control', 'max-age=86400');
    ctx.body = createReadStream(file);
  });
}
