import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import { leanLit } from './lean-lit.mjs';
import { minify } from './minify.mjs';
import { minifyLiterals } from './minify-literals.mjs';
import { pureModel } from './pure-model.mjs';

export const conditions = ['@fleet-portal/source', 'browser', 'import', 'default'];
const tsconfig = 'packages/portal/tsconfig.json';

export const compile = () => esbuild({ target: 'es2022', tsconfig });

/** One after another: else the order in which files happen to be read decides which chunks they make. */
export const inOrder = { maxParallelFileOps: 1 };

/** @type {import('rollup').WarningHandlerWithDefault} */
export function onwarn(warning, warn) {
  // Files that need each other may run before what they need is there.
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message);
  // React's modules mark themselves for a server framework that is not used here.
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/** Everything in one place, small: dependencies are bundled in, templates and code are minified. */
export const bundle = () => [
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

/** A blocker's list knows addresses by such words: what a name alone says must keep no page from anybody. */
const blockable = /consent|cookie|banner|noti[cf]|track|analytic|advert/i;

const named = ({ name }) => `chunks/${blockable.test(name) ? '' : '[name]-'}[hash].js`;

/** Where the files go and what they are called. */
export const chunks = (dir, chunkFileNames = named) => ({
  dir,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames,
  // Nobody outside sees a module's namespace: it need not say that it is one.
  generatedCode: { preset: 'es2015', symbols: false },
  freeze: false,
});
