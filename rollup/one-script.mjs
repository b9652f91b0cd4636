import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bundle, chunks, inOrder, onwarn } from './bundle.mjs';
import { compileHint } from './compile-hint.mjs';
import { manifest } from './manifest.mjs';
import { staticImports } from './static-imports.mjs';
import { versioned } from './versioned.mjs';

/** The one script of pages without a bundler, and the one with connectShell: dist/fp-shell.js and dist/fp-connect.js. */
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
    // The first script names fourteen others: without their names, and with plain hashes, it is 70 bytes smaller.
    ...chunks('dist', 'chunks/[hash:7].js'),
    hashCharacters: 'hex',
    manualChunks: inOnePiece,
    onlyExplicitManualChunks: true,
  },
};

/**
 * What follows the first script is one file, and what follows the first paint another, whichever of their modules later ones use
 * too; a market that is on its way waits for neither.
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
