import { resolve } from 'node:path';

/** Resolves style sheets, which ngc leaves beside the sources, while it compiles scripts into another folder. */
export function stylesBesideSources() {
  return {
    name: 'styles-beside-sources',
    resolveId(source, importer) {
      const [, path] = /\/compiled\/angular\/(.*)\/[^/]+$/.exec(importer ?? '') ?? [];
      return path && source.endsWith('.css') ? resolve(import.meta.dirname, path, source) : null;
    },
  };
}
