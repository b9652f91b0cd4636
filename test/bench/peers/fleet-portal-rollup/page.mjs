import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const page = new URL('../fleet-portal/', import.meta.url);
const folder = resolve('dist/fleet-portal-rollup');

/**
 * The page of ../fleet-portal with Rollup's files in place of esbuild's. esbuild writes the first script as three files, as it gives what late
 * scripts share with it files of their own; Rollup, which Vite builds on, and webpack write one.
 */
export default () => {
  execFileSync('node', [new URL('bundle.mjs', import.meta.url).pathname, folder], { stdio: 'inherit' });
  copyFileSync(new URL('hooks.js', page), `${folder}/hooks.js`);
  return readFileSync(new URL('index.html', page), 'utf8');
};
