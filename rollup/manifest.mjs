import { relative } from 'node:path';

/** Writes which file holds which module, by the module's path, because the files of the one script have hashes as names. */
export const manifest = {
  name: 'manifest',
  generateBundle(options, files) {
    const entries = Object.values(files).map(({ moduleIds, fileName }) => [
      relative('.', moduleIds.at(-1)),
      fileName,
    ]);
    const source = JSON.stringify(Object.fromEntries(entries.sort()), null, 2);
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
  },
};
