// The test runner's framework as it is published, in place of what the dev server's transforms make of it.
import { readFile } from 'node:fs/promises';

/** Each test page would read a script four times as long: laid out anew, with a source map inside. @type {import('koa').Middleware} */
export async function frameworkAsIs(context, next) {
  const [, path] = /^\/__web-test-runner__\/test-framework(\/.*\/autorun\.js)$/.exec(context.path) ?? [];
  if (!path) return next();
  context.type = 'js';
  context.body = await readFile(decodeURI(path));
  context.set('cache-control', 'max-age=3600, immutable');
}
