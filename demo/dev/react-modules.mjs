// React ships as CommonJS only: bundles each of its entry points once into an ES module, for pages that are not bundled.
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { importMap } from './import-map.mjs';

const require = createRequire(import.meta.url);
const entries = Object.keys(importMap).filter((name) => name.startsWith('react'));
const folder = '/portal/shared';
const nameOf = (entry) => importMap[entry].slice(folder.length + 1).replace(/\.js$/, '');

/** @returns {import('@web/dev-server-core').Plugin} React's development build, with its warnings */
export function reactModules() {
  // Starts bundling at once: requests may arrive before `serverStart`.
  const files = bundle('development');
  return {
    name: 'react-modules',
    async serverStart() {
      await files;
    },
    resolveImport: ({ source }) => importMap[source],
    async serve({ path }) {
      const body = (await files).get(path);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}

/**
 * React's production build at the same URLs, for the browsers that should get it.
 * @param {(userAgent: string) => boolean} isFor
 * @returns {import('koa').Middleware}
 */
export function productionReact(isFor) {
  const files = bundle('production');
  return async (context, next) => {
    const script = isFor(context.get('user-agent')) && (await files).get(context.path);
    if (!script) return next();
    context.type = 'js';
    context.body = script;
  };
}

async function bundle(mode) {
  const result = await build({
    entryPoints: Object.fromEntries(entries.map((entry) => [nameOf(entry), `facade:${entry}`])),
    bundle: true,
    splitting: true,
    // The folder also holds the chunks of other builds.
    chunkNames: 'react-[hash]',
    format: 'esm',
    write: false,
    outdir: folder,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [facades],
  });
  return new Map(result.outputFiles.map((file) => [file.path, file.text]));
}

const facades = {
  name: 'facades',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^facade:/ }, ({ path }) => ({
      path: path.slice('facade:'.length),
      namespace: 'facade',
    }));
    onLoad({ filter: /.*/, namespace: 'facade' }, ({ path }) => ({
      contents: facade(path),
      resolveDir: import.meta.dirname,
    }));
  },
};

/** An ES module with named exports for everything that a CommonJS module exports. */
export function facade(entry) {
  return `import m from '${entry}';\nexport default m;\nexport const { ${Object.keys(require(entry)).join(', ')} } = m;`;
}
