// Writes Rollup's files into the bench's folder. esbuild's stay there empty, as the bench reads them to count the page's bytes.
import { globSync, writeFileSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { compileHint } from '../../../../rollup/compile-hint.mjs';

const [folder] = process.argv.slice(2);

for (const file of globSync(`${folder}/*.js`)) writeFileSync(file, '');

const bundle = await rollup({
  input: new URL('entry.ts', import.meta.url).pathname,
  plugins: [
    nodeResolve({ exportConditions: ['production', 'browser'] }),
    esbuild({ target: 'es2022', minify: true, legalComments: 'none' }),
    compileHint,
  ],
});
await bundle.write({ dir: folder, entryFileNames: 'entry.js', chunkFileNames: 'chunk-[hash].js' });
