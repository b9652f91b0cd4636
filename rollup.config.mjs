// npm run build: the packages (dist/ in each), the one script and the portal app (dist/ here).
import { cp, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { build as buildStyles } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import { defaultMinifyOptions } from '@literals/html-css-minifier';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';

const conditions = ['@fleet-portal/source', 'browser', 'import', 'default'];
const tsconfig = 'packages/portal/tsconfig.json';

const compile = () => esbuild({ target: 'es2022', tsconfig });

/** Templates and styles without their line breaks, which would be nodes; a space that is read stands in an expression. */
const minifyLiterals = () =>
  literalsHtmlCssMinifier({
    include: ['packages/**/*.ts'],
    failOnError: true,
    // A template may be the inside of an <svg>, where <path> does not end by itself.
    options: {
      minifyOptions: { ...defaultMinifyOptions, keepClosingSlash: true, conservativeCollapse: false },
    },
  });

/** Everything in one place, small: dependencies are bundled in, templates and code are minified. */
const bundle = () => [
  nodeResolve({ exportConditions: conditions, extensions: ['.js', '.ts', '.tsx'] }),
  commonjs(),
  minifyLiterals(),
  esbuild({
    target: 'es2022',
    tsconfig,
    include: /\.[jt]sx?$/,
    exclude: [],
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  terser({
    ecma: 2020,
    module: true,
    compress: { passes: 6, unsafe_arrows: true, keep_fargs: false, inline: 1 },
    format: { comments: false },
  }),
];

const chunks = (dir, hashLength = 8) => ({
  dir,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: `chunks/[name]-[hash:${hashLength}].js`,
  generatedCode: 'es2015',
});

/** A package as it is published: a file a module, its dependencies left as imports. */
async function packageBuild(name) {
  const folder = `packages/${name}`;
  const { dependencies = {} } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const inner = new RegExp(`^(${Object.keys(dependencies).join('|')})(/|$)`);
  return {
    input: globSync(`${folder}/src/**/*.{ts,tsx}`, {
      exclude: (path) => /\.(test|fixture|samples)\.tsx?$|^testing$/.test(String(path)),
    }),
    external: (id) => inner.test(id),
    plugins: [
      nodeResolve({ extensions: ['.ts', '.tsx'], resolveOnly: () => false }),
      minifyLiterals(),
      compile(),
    ],
    output: {
      dir: `${folder}/dist`,
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: `${folder}/src`,
    },
  };
}

const oneScript = {
  input: { 'fp-shell': 'packages/elements/src/shell.ts' },
  preserveEntrySignatures: false,
  plugins: [...bundle(), { name: 'clean', buildStart: () => rm('dist', { recursive: true, force: true }) }],
  output: chunks('dist', 6),
};

const portalApp = {
  input: { main: 'packages/portal/src/main.tsx' },
  preserveEntrySignatures: false,
  plugins: [...bundle(), copyPages()],
  output: chunks('dist/portal'),
  // React's modules mark themselves for a server framework that is not used here.
  onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
};

function copyPages() {
  const files = [
    ['packages/portal/src/index.html', 'dist/portal/index.html'],
    ['demo/host', 'dist/demo/host'],
    ['demo/catalogue', 'dist/demo/catalogue'],
    ...['latin', 'latin-ext'].map((subset) => [
      `node_modules/@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
      `dist/fonts/inter-${subset}-wght-normal.woff2`,
    ]),
  ];
  return {
    name: 'copy-pages',
    writeBundle: () =>
      Promise.all([...files.map(([from, to]) => cp(from, to, { recursive: true })), styles()]),
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

export default Promise.all([
  packageBuild('model'),
  packageBuild('elements'),
  packageBuild('portal'),
  oneScript,
  portalApp,
]);
