import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/** The folder of an app, below the folder where the packages are installed. */
export const appFolder = (root: string, name: string) => join(root, 'apps', name);

/** Runs a tool, installed beside the packages, in an app's folder. */
export const tool = (folder: string, name: string, ...words: string[]) =>
  run(join(folder, '../../node_modules/.bin', name), words, folder);

export async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), text);
}
