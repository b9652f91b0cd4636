import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rollup } from 'rollup';
import nodeResolve from '@rollup/plugin-node-resolve';
import { afterPaintParts } from './after-paint-parts.mjs';
import { compile, conditions, inOrder, onwarn } from './bundle.mjs';
import { minifyLiterals } from './minify-literals.mjs';
import { pureModel } from './pure-model.mjs';

/**
 * Builds a package for publishing: one file per export, with dependencies left as imports. The code that header and footer need at once
 * is one file, and another one in the model: as separate modules, a host's bundler would cut it into a dozen files because of the parts
 * that load later. For the same reason, the code that those parts share is in two files. The rest of the model keeps its modules, so that
 * bundlers can leave them out, except for the constants, which are small.
 */
export async function packageBuild(name) {
  const folder = `packages/${name}`;
  const {
    dependencies = {},
    peerDependencies = {},
    exports,
  } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const afterPaintPart = afterPaintParts();
  const inner = new RegExp(`^(${Object.keys({ ...dependencies, ...peerDependencies }).join('|')})(/|$)`);
  return {
    ...inOrder,
    onwarn,
    input: Object.fromEntries(
      modules(exports)
        .flatMap((entry) => inputs(folder, entry))
        .filter(([entry]) => entry !== bars),
    ),
    external: (id, importer) => inner.test(id) && !isModelOfBars(id, importer),
    plugins: [
      { name: 'clean', buildStart: () => removeScripts(`${folder}/dist`) },
      modelOfBars,
      nodeResolve({ extensions: ['.ts', '.tsx'], resolveOnly: () => false }),
      pureModel,
      minifyLiterals(),
      compile(),
    ],
    output: {
      dir: `${folder}/dist`,
      format: 'es',
      // Otherwise each module would also import its imports' imports, and bundlers could not leave out any.
      hoistTransitiveImports: false,
      minifyInternalExports: false,
      // Frameworks that render on the server and in the browser, such as Next, must treat the React components as client components.
      banner: name === 'portal' ? "'use client';" : '',
      chunkFileNames: ({ facadeModuleId, name: chunk }) =>
        name === 'model' && chunk === 'bars'
          ? `${bars}.js`
          : `chunks/${pathIn(folder, facadeModuleId) ?? chunk}.js`,
      onlyExplicitManualChunks: true,
      manualChunks: (id, { getModuleIds, getModuleInfo }) => {
        if (barModules.has(id)) return 'bars';
        if (name === 'elements') return afterPaintPart(id, { getModuleIds, getModuleInfo });
        const isPart = name === 'model' && !id.endsWith('/index.ts') && getModuleInfo(id).exports?.length;
        if (!isPart) return undefined;
        return pathIn(folder, id).replace(/^constants-.*/, 'constants');
      },
    },
  };
}

/** The model's file for header and footer; it is not an index of modules. */
const bars = 'bars/index';

/** Makes the bars import their part of the model directly: through an index, a bundler would load everything that is taken from it. */
const modelOfBars = {
  name: 'model-of-bars',
  resolveId: (id, importer) =>
    isModelOfBars(id, importer) ? { id: '@fleet-portal/model/bars', external: true } : null,
};

const isModelOfBars = (id, importer) =>
  barModules.has(importer) && /^@fleet-portal\/model\/(constants|messages|rules)$/.test(id);

/** The exports that are built here, without package.json and editor data, which are files already, and without type-only exports. */
const modules = (exports) =>
  Object.values(exports).filter((entry) => entry['@fleet-portal/source'] && entry.default);

/** The sources of an export by file name; `*` stands for any folder. */
function inputs(folder, { '@fleet-portal/source': source, default: file }) {
  const name = /^\.\/dist\/(.*)\.js$/.exec(file)[1];
  return globSync(source, { cwd: folder }).map((path) => {
    const [before, after] = source.slice(2).split('*');
    const star = after === undefined ? '' : path.slice(before.length, -after.length);
    return [name.replace('*', star), `${folder}/${path}`];
  });
}

/** The name header-menus-index for header/menus/index.ts; undefined for a chunk without a facade module. */
const pathIn = (folder, id) =>
  id
    ?.slice(resolve(folder, 'src').length + 1)
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '-');

/** Removes only scripts, because another tool writes the type declarations beside them. */
async function removeScripts(folder) {
  const scripts = globSync(`${folder}/**/*.js`);
  await Promise.all(scripts.map((path) => rm(path)));
}

/** The ids of all modules, of any package, that header and footer need for their first paint. */
async function modulesOfBars() {
  const bundle = await rollup({
    input: ['header/header', 'footer/footer', 'internal/define'].map(
      (name) => `packages/elements/src/${name}.ts`,
    ),
    external: /^(lit|@lit)(\/|$)/,
    plugins: [nodeResolve({ exportConditions: conditions, extensions: ['.ts'] }), pureModel, compile()],
  });
  const { output } = await bundle.generate({ format: 'es', entryFileNames: '[name].js' });
  await bundle.close();
  const chunk = (fileName) => output.find((candidate) => candidate.fileName === fileName);
  const modules = new Set();
  const visit = (fileName) => {
    const { modules: own = {}, imports = [] } = chunk(fileName) ?? {};
    for (const [id, { renderedLength }] of Object.entries(own)) if (renderedLength > 0) modules.add(id);
    imports.forEach(visit);
  };
  output.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName));
  return modules;
}

const barModules = await modulesOfBars();
