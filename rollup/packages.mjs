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
 * A package as it is published: a file for each of its exports, its dependencies left as imports. What header and footer need at
 * once is one file, and one of the model's; in modules of their own, the parts that load later would have a host's bundler cut it
 * into a dozen. For the same reason two files hold what those parts share. The rest of the model stays in its modules, but for the
 * constants, which are small: a bundler takes a file or leaves it.
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
      // Else each module would import what its imports import, and a bundler could leave out none of it.
      hoistTransitiveImports: false,
      minifyInternalExports: false,
      // Frameworks that render on a server and in the browser, such as Next, are to take React's components to both.
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

/** The model's file for header and footer, which is no index of its modules. */
const bars = 'bars/index';

/** The bars import their part of the model itself: by way of an index, a bundler would load all that anybody takes from that. */
const modelOfBars = {
  name: 'model-of-bars',
  resolveId: (id, importer) =>
    isModelOfBars(id, importer) ? { id: '@fleet-portal/model/bars', external: true } : null,
};

const isModelOfBars = (id, importer) =>
  barModules.has(importer) && /^@fleet-portal\/model\/(constants|messages|rules)$/.test(id);

/** The exports that are made here; package.json and what editors read are files already, and of types alone there is no script. */
const modules = (exports) =>
  Object.values(exports).filter((entry) => entry['@fleet-portal/source'] && entry.default);

/** The source of an export by the name of its file; `*` stands for any folder. */
function inputs(folder, { '@fleet-portal/source': source, default: file }) {
  const name = /^\.\/dist\/(.*)\.js$/.exec(file)[1];
  return globSync(source, { cwd: folder }).map((path) => {
    const [before, after] = source.slice(2).split('*');
    const star = after === undefined ? '' : path.slice(before.length, -after.length);
    return [name.replace('*', star), `${folder}/${path}`];
  });
}

/** header/menus/index.ts as `header-menus-index`; undefined for a chunk that stands for no one module. */
const pathIn = (folder, id) =>
  id
    ?.slice(resolve(folder, 'src').length + 1)
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '-');

/** The type declarations beside the scripts are another tool's. */
async function removeScripts(folder) {
  const scripts = globSync(`${folder}/**/*.js`);
  await Promise.all(scripts.map((path) => rm(path)));
}

/** The ids of all modules, in any package, that header and footer cannot do without. */
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
