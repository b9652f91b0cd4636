import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bundle, chunks, inOrder, onwarn } from './bundle.mjs';
import { compileHint } from './compile-hint.mjs';
import { manifest } from './manifest.mjs';
import { staticImports } from './static-imports.mjs';
import { versioned } from './versioned.mjs';

/** The scripts for pages without a bundler, without and with connectShell: dist/fp-shell.js and dist/fp-connect.js. */
export const oneScript = {
  ...inOrder,
  onwarn,
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
    // The first script imports fourteen chunks: hex hashes without names in their file names save 70 bytes.
    ...chunks('dist', 'chunks/[hash:7].js'),
    hashCharacters: 'hex',
    manualChunks: inOnePiece,
    onlyExplicitManualChunks: true,
  },
};

/**
 * Puts all that follows the first script into one file, and all that follows the first paint into another, even if later parts share some
 * of it. Modules of the first script and of the market parser stay out, so that loading a market waits for neither file.
 */
function inOnePiece(id, { getModuleInfo }) {
  const isIn = (entry) => staticImportsOf(`packages/elements/src/${entry}.ts`, getModuleInfo).has(id);
  if (['shell', 'market/market-parser'].some(isIn)) return undefined;
  return ['rest', 'header/after-paint/after-paint-controller'].find(isIn);
}

const known = new Map();

function staticImportsOf(entry, getModuleInfo) {
  if (!known.has(entry)) known.set(entry, staticImports(resolve(entry), getModuleInfo));
  return known.get(entry);
}
