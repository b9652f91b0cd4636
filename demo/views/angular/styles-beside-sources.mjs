import { resolve } from 'node:path';

/** ngc puts scripts into another folder and leaves their style sheets where they are. */
export function stylesBesideSources() {
  return {
    name: 'styles-beside-sources',
    resolveId(source, importer) {
      const [, path] = /\/compiled\/angular\/(.*)\/[^/]+$/.exec(importer ?? '') ?? [];
      return path && source.endsWith('.css') ? resolve(import.meta.dirname, path, source) : null;
    },
  };
}
