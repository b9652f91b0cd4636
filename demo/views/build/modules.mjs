// Builds the parts that only need a bundler: the frameworks of the page's import map, and the misbehaving views.
import { cp, readdir } from 'node:fs/promises';
import { build } from 'esbuild';
import { angularLinker } from './angular-linker.mjs';

const views = `${import.meta.dirname}/..`;

/** Entry points by their names in /portal/shared/; React's are built with the portal, which uses React itself. */
const frameworks = {
  vue: 'vue/dist/vue.runtime.esm-bundler.js',
  'angular-core': '@angular/core',
  'angular-core-primitives-signals': '@angular/core/primitives/signals',
  'angular-core-rxjs-interop': '@angular/core/rxjs-interop',
  'angular-common': '@angular/common',
  'angular-common-http': '@angular/common/http',
  'angular-platform-browser': '@angular/platform-browser',
  rxjs: 'rxjs',
  'rxjs-operators': 'rxjs/operators',
};

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'error',
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    ngDevMode: 'false',
    ngJitMode: 'false',
    ngServerMode: 'false',
  },
};

/** Bundles each framework once, complete, in production mode; shared code goes into chunks. */
export function buildFrameworks(out) {
  return build({
    ...common,
    entryPoints: frameworks,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    outdir: `${out}/shared`,
    absWorkingDir: views,
    plugins: [angularLinker],
  });
}

export async function buildMisbehaving(out) {
  const folder = `${views}/misbehaving`;
  const names = await readdir(folder);
  await build({
    ...common,
    entryPoints: names.filter((name) => /\.(ts|css)$/.test(name)).map((name) => `${folder}/${name}`),
    outdir: `${out}/misbehaving`,
  });
  // Files that no tool would build: their names end in .txt here.
  const raw = names.filter((name) => name.endsWith('.txt'));
  await Promise.all(
    raw.map((name) => cp(`${folder}/${name}`, `${out}/misbehaving/${name.slice(0, -'.txt'.length)}`)),
  );
}
