// The shared part of the three frameworks' builds; docs/view-templates has a complete configuration of each, for teams to copy.
import { federation } from '@module-federation/vite';

const dist = process.env.VIEWS_OUT ?? `${import.meta.dirname}/../dist`;

/**
 * One ES module and one style sheet per view; external modules come from the page.
 * @param {{ name: string, input: Record<string, string>, external: (string | RegExp)[] }} views
 * @returns {import('vite').BuildOptions}
 */
export function nativeViews({ name, input, external }) {
  return {
    ...common(name),
    rolldownOptions: {
      input,
      external,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  };
}

/**
 * A Module Federation remote with one view as its default export.
 * @param {{ name: string, expose: string, file: string, shared: Record<string, object> }} remote
 * @returns {Pick<import('vite').UserConfig, 'base' | 'plugins' | 'build'>}
 */
export function remote({ name, expose, file, shared }) {
  return {
    base: `/views/${name}/`,
    plugins: [
      federation({
        name: name.replace('-', '_'),
        filename: 'remoteEntry.js',
        exposes: { [`./${expose}`]: file },
        shared,
        dts: false,
      }),
    ],
    build: { ...common(name), rolldownOptions: { input: file } },
  };
}

/** @returns {import('vite').BuildOptions} */
function common(name) {
  return {
    outDir: `${dist}/${name}`,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
  };
}
