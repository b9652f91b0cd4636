// npm run build: the packages (dist/ in each), the one script and the portal app (dist/ here).
import { createHash } from 'node:crypto';
import { cp, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { build as buildStyles } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import { importMap } from './demo/dev/import-map.mjs';
import { facade } from './demo/dev/react-modules.mjs';
import { defaultMinifyOptions, defaultStrategy } from '@literals/html-css-minifier';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import { compileHint } from './rollup/compile-hint.mjs';
import { leanLit } from './rollup/lean-lit.mjs';
import { minify } from './rollup/minify.mjs';
import { pureModel } from './rollup/pure-model.mjs';

const conditions = ['@fleet-portal/source', 'browser', 'import', 'default'];
const tsconfig = 'packages/portal/tsconfig.json';

const compile = () => esbuild({ target: 'es2022', tsconfig });

/** Leaves out the white space between expressions and tags, which would be nodes; a space that is read stands in an expression. */
const withoutWhiteSpace = {
  ...defaultStrategy,
  combineHTMLStrings(parts, placeholder) {
    let html = '';
    const isContent = () => html.lastIndexOf('<') <= html.lastIndexOf('>');
    parts.forEach(({ text }, index) => {
      html += index > 0 && isContent() ? text.replace(/^\s+(?=<|$)/, '') : text;
      if (index === parts.length - 1) return;
      if (isContent()) html = html.replace(/(?<=>)\s+$/, '');
      html += placeholder;
    });
    return html;
  },
};

/** Templates and styles, small. */
const minifyLiterals = () =>
  literalsHtmlCssMinifier({
    include: ['packages/**/*.ts'],
    failOnError: true,
    // A template may be the inside of an <svg>, where <path> does not end by itself.
    options: {
      strategy: withoutWhiteSpace,
      minifyOptions: { ...defaultMinifyOptions, keepClosingSlash: true, conservativeCollapse: false },
    },
  });

/** Everything in one place, small: dependencies are bundled in, templates and code are minified. */
const bundle = () => [
  nodeResolve({ exportConditions: conditions, extensions: ['.js', '.ts', '.tsx'] }),
  commonjs(),
  pureModel,
  leanLit,
  minifyLiterals(),
  esbuild({
    target: 'es2022',
    tsconfig,
    include: /\.[jt]sx?$/,
    exclude: [],
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  minify,
];

const chunks = (dir, chunkName = '[name]-[hash]') => ({
  dir,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: `chunks/${chunkName}.js`,
  generatedCode: 'es2015',
});

/** Says which file holds which module, by the module's path: the files of the one script have short names. */
const manifest = {
  name: 'manifest',
  generateBundle(options, files) {
    const entries = Object.values(files).map(({ moduleIds, fileName }) => [
      relative('.', moduleIds.at(-1)),
      fileName,
    ]);
    const source = JSON.stringify(Object.fromEntries(entries.sort()), null, 2);
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
  },
};

const { version } = JSON.parse(await readFile('packages/elements/package.json', 'utf8'));

/**
 * The same files once more in a folder that no later build changes, with what a page pins them by: `integrity.json` says each file's
 * hash, `importmap.json` tells a browser all of them at once.
 */
const versioned = {
  name: 'versioned',
  generateBundle(options, files) {
    const chunks = Object.values(files).filter(({ type }) => type === 'chunk');
    const integrity = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, hash(code)]).sort());
    const map = Object.entries(integrity).map(([name, value]) => [`/${version}/${name}`, value]);
    const sources = {
      ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
      'integrity.json': JSON.stringify(integrity, null, 2),
      'importmap.json': JSON.stringify({ integrity: Object.fromEntries(map) }, null, 2),
    };
    for (const [name, source] of Object.entries(sources))
      this.emitFile({ type: 'asset', fileName: `${version}/${name}`, source });
  },
};

const hash = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/**
 * A package as it is published: a file for each of its exports, its dependencies left as imports. What header and footer need at
 * once is one file, and one of the model's; in modules of their own, the parts that load later would have a host's bundler cut it
 * into a dozen. The rest of the model stays in its modules, but for the constants, which are small: a bundler takes a file or leaves it.
 */
async function packageBuild(name) {
  const folder = `packages/${name}`;
  const {
    dependencies = {},
    peerDependencies = {},
    exports,
  } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const inner = new RegExp(`^(${Object.keys({ ...dependencies, ...peerDependencies }).join('|')})(/|$)`);
  return {
    ...inOrder,
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
      chunkFileNames: ({ facadeModuleId, name: chunk }) =>
        name === 'model' && chunk === 'bars'
          ? `${bars}.js`
          : `chunks/${pathIn(folder, facadeModuleId) ?? chunk}.js`,
      manualChunks: (id, { getModuleInfo }) => {
        if (barModules.has(id)) return 'bars';
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

/** The exports that are made here; package.json and what editors read are files already. */
const modules = (exports) => Object.values(exports).filter((entry) => entry['@fleet-portal/source']);

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

/** One after another: else the order in which files happen to be read decides which chunks they make. */
const inOrder = { maxParallelFileOps: 1 };

const oneScript = {
  ...inOrder,
  input: {
    'fp-shell': 'packages/elements/src/shell.ts',
    'fp-connect': 'packages/elements/src/connect/script.ts',
  },
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    ...bundle(),
    compileHint,
    manifest,
    versioned,
    { name: 'clean', buildStart: () => rm('dist', { recursive: true, force: true }) },
  ],
  output: {
    // The first script names fifteen others: without their names, and with plain hashes, it is 70 bytes smaller.
    ...chunks('dist', '[hash:7]'),
    hashCharacters: 'hex',
    manualChunks: inOnePiece,
    onlyExplicitManualChunks: true,
  },
};

/** What follows the first script is one file, and what follows the first paint another, whichever of their modules later ones use too. */
function inOnePiece(id, { getModuleInfo }) {
  const isIn = (entry) => staticImportsOf(`packages/elements/src/${entry}.ts`, getModuleInfo).has(id);
  return isIn('shell') ? undefined : ['rest', 'header/after-paint/after-paint-controller'].find(isIn);
}

const staticImports = new Map();

function staticImportsOf(entry, getModuleInfo) {
  const known = staticImports.get(entry);
  if (known) return known;
  const found = new Set([resolve(entry)]);
  // A set also walks through what is added on the way.
  for (const id of found) for (const imported of getModuleInfo(id).importedIds) found.add(imported);
  staticImports.set(entry, found);
  return found;
}

/** React's entry points under the addresses of the import map: the portal and the views of other teams use one copy. */
const sharedReact = {
  name: 'shared-react',
  buildStart() {
    for (const [entry, address] of Object.entries(importMap).filter(([name]) => isReact(name))) {
      const fileName = address.replace('/portal/', '');
      this.emitFile({ type: 'chunk', id: `shared:${entry}`, fileName, preserveSignature: 'strict' });
    }
  },
  resolveId: (id) => (id.startsWith('shared:') ? id : null),
  load: (id) => (id.startsWith('shared:') ? facade(id.slice('shared:'.length)) : null),
};

const isReact = (name) => name.startsWith('react');

const portalApp = {
  ...inOrder,
  input: { main: 'packages/portal/src/main.tsx' },
  preserveEntrySignatures: false,
  // The other frameworks come with the views that need them.
  external: Object.keys(importMap).filter((name) => !isReact(name)),
  plugins: [sharedReact, ...bundle(), copyPages()],
  output: {
    ...chunks('dist/portal'),
    // One file packs better than the four that the entry points would make of it.
    manualChunks: (id) =>
      /node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'shared-react' : undefined,
  },
  // React's modules mark themselves for a server framework that is not used here.
  onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
};

function copyPages() {
  const files = [
    ['packages/portal/src/index.html', 'dist/portal/index.html'],
    ['demo/host', 'dist/demo/host'],
    ['demo/catalogue', 'dist/demo/catalogue'],
    ['node_modules/axe-core/axe.min.js', 'dist/demo/catalogue/axe.js'],
    ['packages/elements/custom-elements.json', 'dist/demo/catalogue/custom-elements.json'],
    ['demo/index.html', 'dist/demo/index.html'],
    ['demo/index.css', 'dist/demo/index.css'],
    ['demo/common.css', 'dist/demo/common.css'],
    ['demo/themes', 'dist/demo/themes'],
    ['demo/views/dist', 'dist/views'],
    ...['latin', 'latin-ext'].map((subset) => [
      `node_modules/@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
      `dist/fonts/inter-${subset}-wght-normal.woff2`,
    ]),
  ];
  return {
    name: 'copy-pages',
    async writeBundle() {
      // One after another: some go into the folder of another.
      for (const [from, to] of files) await cp(from, to, { recursive: true });
      await styles();
    },
  };
}

/** The portal's style sheet as one small file. */
const styles = () =>
  buildStyles({
    entryPoints: ['packages/portal/src/portal.css'],
    outdir: 'dist/portal',
    bundle: true,
    minify: true,
    external: ['/fonts/*'],
    logLevel: 'error',
  });

const barModules = await modulesOfBars();

export default Promise.all([
  packageBuild('model'),
  packageBuild('elements'),
  packageBuild('portal'),
  oneScript,
  portalApp,
]);
