import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import { leanLit } from './lean-lit.mjs';
import { leanValibot } from './lean-valibot.mjs';
import { minify } from './minify.mjs';
import { minifyLiterals } from './minify-literals.mjs';
import { pureModel } from './pure-model.mjs';

export const conditions = ['@fleet-portal/source', 'browser', 'import', 'default'];
const tsconfig = 'packages/portal/tsconfig.json';

export const compile = () => esbuild({ target: 'es2022', tsconfig });

/** Reads files one at a time: otherwise the order in which reads finish decides how chunks are cut. */
export const inOrder = { maxParallelFileOps: 1 };

/** @type {import('rollup').WarningHandlerWithDefault} */
export function onwarn(warning, warn) {
  // In circular chunks, code may run before its dependencies.
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message);
  // React's modules have a directive for a server framework that is not used here.
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/** Bundles dependencies in, and minifies templates and code. */
export const bundle = () => [
  nodeResolve({ exportConditions: conditions, extensions: ['.js', '.ts', '.tsx'] }),
  commonjs(),
  pureModel,
  leanLit,
  leanValibot,
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

/** Content blockers match URLs by such words, so chunks whose names contain one get no name. */
const blockable = /consent|cookie|banner|noti[cf]|track|analytic|advert/i;

const named = ({ name }) => `chunks/${blockable.test(name) ? '' : '[name]-'}[hash].js`;

/** The output folder and file names. */
export const chunks = (dir, chunkFileNames = named) => ({
  dir,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames,
  // No code outside sees a module namespace, so it needs no `Symbol.toStringTag`.
  generatedCode: { preset: 'es2015', symbols: false },
  freeze: false,
});
