// Serves the test runner's framework as published, without the dev server's transforms.
import { readFile } from 'node:fs/promises';

/** The transforms reformat the script and inline a source map, which makes it four times as long. @type {import('koa').Middleware} */
export async function frameworkAsIs(context, next) {
  const [, path] = /^\/__web-test-runner__\/test-framework(\/.*\/autorun\.js)$/.exec(context.path) ?? [];
  if (!path) return next();
  context.type = 'js';
  context.body = await readFile(decodeURI(path));
  context.set('cache-control', 'max-age=3600, immutable');
}
