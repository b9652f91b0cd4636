// Tests and what they test as a few files in place of hundreds of modules, which each test page would ask for anew.
import { globSync } from 'node:fs';
import { build } from 'esbuild';

/** The folder of what several tests share; names there change with the content. */
const chunks = 'test-chunks';

/**
 * Serves each test file at its own address, bundled as the build bundles it: what a package declares free of side effects is left
 * out where nobody uses it. Other sources stay at their addresses, unbundled.
 * @param {{ files: string[]; rootDir: string; conditions: string[]; tsconfig: string; addresses: Record<string, string> }} options
 *   `addresses` of the modules that the bundles import instead of holding them
 * @returns {Promise<import('koa').Middleware>}
 */
export async function bundledTests(options) {
  const scripts = await bundle(options);
  return (context, next) => {
    const script = scripts.get(context.path);
    if (!script) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    context.body = script;
    // The next test's page has most of them already.
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

/** A megabyte that each page would read: axe and the comparing of trees come with @open-wc/testing, and no test asks chai for them. */
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
