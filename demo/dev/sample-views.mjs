// The sample views and their frameworks under their addresses of the built output, built anew where they are stale.
import { watch } from 'node:fs';
import { buildViews } from '../views/build.mjs';

await buildViews();

/** React's modules stand in the same folder and are made by others. */
const folder = /^\/(views|portal(?=\/shared\/(?!react)))\//;

/** The files are answered like any source of this server, so that their imports lead to what the import map names. */
export function sampleViews() {
  /** @type {import('koa').Middleware} */
  return (context, next) => {
    context.path = context.path.replace(folder, '/demo/views/dist/');
    return next();
  };
}

/** Builds the views again whenever one of their sources is saved; the server then sees new files and reloads. */
export function rebuildViewsOnChange() {
  let waiting;
  watch(`${import.meta.dirname}/../views`, { recursive: true }, (_event, name) => {
    if (!name || name.startsWith('dist')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => buildViews().catch((error) => console.error(error.message)), 100);
  });
}
