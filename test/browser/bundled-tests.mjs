// Bundles tests with the code under test into a few files, instead of hundreds of modules that each test page would request.
import { globSync } from 'node:fs';
import { build } from 'esbuild';

/** The folder of chunks that several tests share; their names change with their content. */
const chunks = 'test-chunks';

/**
 * Serves each test file at its own URL, bundled as the build does it: unused modules of a package without side effects are left out.
 * Other sources are served unbundled.
 * @param {{ files: string[]; rootDir: string; conditions: string[]; tsconfig: string; addresses: Record<string, string> }} options
 *   `addresses` maps external modules to the URLs that the bundles import them from
 * @returns {Promise<import('koa').Middleware>}
 */
export async function bundledTests(options) {
  const scripts = await bundle(options);
  return (context, next) => {
    const script = scripts.get(context.path);
    if (!script) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    context.body = script;
    // The pages of the next tests share most of the chunks.
    if (context.path.startsWith(`/${chunks}/`)) context.set('cache-control', 'max-age=3600, immutable');
  };
}

async function bundle({ files, rootDir, conditions, tsconfig, addresses }) {
  const entryPoints = globSync(files, { cwd: rootDir });
  const { outputFiles } = await build({
    entryPoints,
    absWorkingDir: rootDir,
    outbase: rootDir,
    outdir: rootDir,
    chunkNames: `${chunks}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    conditions,
    tsconfig,
    define: { 'process.env.NODE_ENV': '"development"' },
    external: ['/__web-dev-server__*'],
    plugins: [importsFrom(addresses), withoutPluginsOfChai],
    logLevel: 'error',
  });
  const sourceOf = new Map(entryPoints.map((path) => [path.replace(/\.tsx?$/, '.js'), path]));
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const name = path.slice(rootDir.length + 1);
      return [`/${sourceOf.get(name) ?? name}`, Buffer.from(contents)];
    }),
  );
}

const importsFrom = (addresses) => ({
  name: 'addresses',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      Object.hasOwn(addresses, path) ? { path: addresses[path], external: true } : undefined,
    );
  },
});

/** Leaves out a megabyte from each page: @open-wc/testing brings axe and DOM diffing for chai, which no test uses. */
const withoutPluginsOfChai = {
  name: 'without plugins of chai',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(chai-a11y-axe|@open-wc\/semantic-dom-diff)$/ }, ({ path }) => ({
      path,
      namespace: 'without',
    }));
    onLoad({ filter: /./, namespace: 'without' }, () => ({
      contents: 'export const chaiA11yAxe = () => {}, chaiDomDiff = () => {};',
    }));
  },
};
