// Files that the catalogue takes from elsewhere: the elements' manuals, and axe for its accessibility panel.
import send from 'koa-send';

const root = `${import.meta.dirname}/../..`;
const folder = '/demo/catalogue';
let manuals;

/** @returns {import('koa').Middleware} */
export function catalogueFiles() {
  return async (context, next) => {
    if (context.path === `${folder}/axe.js`)
      return send(context, 'node_modules/axe-core/axe.min.js', { root });
    if (context.path !== `${folder}/custom-elements.json`) return next();
    manuals ??= readManuals();
    context.body = await manuals;
  };
}

/** Generated from the sources on the first request, which takes a second. */
async function readManuals() {
  const { createManifest } = await import('../../packages/elements/manifest/create-manifest.mjs');
  return createManifest();
}
