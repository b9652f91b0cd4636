import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const root = `${import.meta.dirname}/../../..`;

/** A hash that changes with any source of the views, and with the version of any tool or library. */
export async function fingerprint() {
  const sources = globSync('demo/views/**/*.*', {
    cwd: root,
    exclude: ['demo/views/dist', 'demo/views/*.ts', 'demo/views/*.d.mts', '**/*.md'],
  }).sort();
  const files = ['package-lock.json', ...sources];
  const texts = await Promise.all(files.map((path) => readFile(`${root}/${path}`)));
  const hash = createHash('sha256');
  files.forEach((path, index) => hash.update(`${path}\0`).update(texts[index]).update('\0'));
  return hash.digest('hex');
}
