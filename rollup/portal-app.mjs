import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { build as buildStyles } from 'esbuild';
import { importMap } from '../demo/dev/import-map.mjs';
import { facade } from '../demo/dev/react-modules.mjs';
import { bundle, chunks, inOrder, onwarn } from './bundle.mjs';
import { withModulePreloads } from './module-preloads.mjs';
import { sharedParts } from './shared-parts.mjs';

/** React's entry points under the URLs of the import map, so that the portal and other teams' views share one copy. */
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
/** React's own modules, and the CommonJS helpers: nothing else here is CommonJS. */
const isOfReact = (id) => /node_modules\/(react|react-dom|scheduler)\/|^\0commonjs/.test(id);

const main = 'packages/portal/src/main.tsx';
const sharedPart = sharedParts(main);

/** Builds the portal, and copies the demo's pages and views: dist/portal, dist/demo and dist/views. */
export const portalApp = {
  ...inOrder,
  input: { main },
  preserveEntrySignatures: false,
  // The other frameworks are loaded with the views that need them.
  external: Object.keys(importMap).filter((name) => !isReact(name)),
  plugins: [sharedReact, ...bundle(), copyPages()],
  output: {
    ...chunks('dist/portal'),
    // One file compresses better than the four that React's entry points would become.
    manualChunks: (id, modules) => (isOfReact(id) ? 'shared-react' : sharedPart(id, modules)),
    onlyExplicitManualChunks: true,
  },
  onwarn,
};

function copyPages() {
  const files = [
    ['demo/host', 'dist/demo/host'],
    ['demo/catalogue', 'dist/demo/catalogue'],
    ['node_modules/axe-core/axe.min.js', 'dist/demo/catalogue/axe.js'],
    ['packages/elements/custom-elements.json', 'dist/demo/catalogue/custom-elements.json'],
    ['demo/index.html', 'dist/demo/index.html'],
    ['demo/index.css', 'dist/demo/index.css'],
    ['demo/common.css', 'dist/demo/common.css'],
    ['demo/themes', 'dist/demo/themes'],
    // Together with React's modules, because a site without the sample views needs these, too.
    ['demo/views/dist/shared', 'dist/portal/shared'],
    ...globSync('*', { cwd: 'demo/views/dist', exclude: ['shared', '*.txt'] }).map((name) => [
      `demo/views/dist/${name}`,
      `dist/views/${name}`,
    ]),
    ['packages/portal/src/fonts.css', 'dist/fonts/inter.css'],
    ...['latin', 'latin-ext'].map((subset) => [
      `node_modules/@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
      `dist/fonts/inter-${subset}-wght-normal.woff2`,
    ]),
  ];
  return {
    name: 'copy-pages',
    async writeBundle(_, modules) {
      // One after another, because some go into a folder that another copies.
      for (const [from, to] of files) await cp(from, to, { recursive: true });
      const page = await readFile('packages/portal/src/index.html', 'utf8');
      const preloads = { base: '/portal/', entry: 'main', late: 'page-parts', last: 'parts' };
      await writeFile('dist/portal/index.html', withModulePreloads(page, modules, preloads));
      await styles();
    },
  };
}

/** Bundles and minifies the portal's style sheet. */
const styles = () =>
  buildStyles({
    entryPoints: ['packages/portal/src/portal.css'],
    outdir: 'dist/portal',
    bundle: true,
    minify: true,
    external: ['/fonts/*'],
    logLevel: 'error',
  });
