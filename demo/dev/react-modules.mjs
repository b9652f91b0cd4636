// React ships CommonJS alone: bundles each of its entry points once into an ES module, for pages that are not bundled.
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const entries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const folder = '/react-modules';
const address = (entry) => `${folder}/${entry.replace('/', '-')}.js`;

/** @returns {import('@web/dev-server-core').Plugin} */
export function reactModules() {
  let files;
  return {
    name: 'react-modules',
    async serverStart() {
      files = await bundle();
    },
    resolveImport({ source }) {
      return entries.includes(source) ? address(source) : undefined;
    },
    serve({ path }) {
      const body = files.get(path);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}

async function bundle() {
  const result = await build({
    entryPoints: Object.fromEntries(entries.map((entry) => [entry.replace('/', '-'), `facade:${entry}`])),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: folder,
    define: { 'process.env.NODE_ENV': '"development"' },
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
      contents: `import m from '${path}';\nexport default m;\nexport const { ${Object.keys(require(path)).join(', ')} } = m;`,
      resolveDir: import.meta.dirname,
    }));
  },
};
