// Serves the sample views and their frameworks under the URLs of the built output, and rebuilds them when they are stale.
import { watch } from 'node:fs';
import { buildViews } from '../views/build.mjs';

await buildViews();

/** React's modules are in the same folder, but react-modules.mjs serves them. */
const folder = /^\/(views|portal(?=\/shared\/(?!react)))\//;

/** Maps the files to a source folder of this server, so that it resolves their imports by the import map. */
export function sampleViews() {
  /** @type {import('koa').Middleware} */
  return (context, next) => {
    context.path = context.path.replace(folder, '/demo/views/dist/');
    return next();
  };
}

/** Rebuilds the views whenever one of their sources is saved; the server then sees new files and reloads. */
export function rebuildViewsOnChange() {
  let waiting;
  watch(`${import.meta.dirname}/../views`, { recursive: true }, (_event, name) => {
    if (!name || name.startsWith('dist')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => buildViews().catch((error) => console.error(error.message)), 100);
  });
}
