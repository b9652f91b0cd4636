import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { snippet } from '../helpers/snippets.ts';
import { run } from './run.ts';

/**
 * Runs the test of an app that the manual of portal shows, set up as that shows.
 * @param root where the packages are installed
 * @throws Error with what Vitest says, where it fails
 */
export async function testInVitest(root: string): Promise<void> {
  const folder = join(root, 'apps/vitest');
  await mkdir(folder, { recursive: true });
  for (const file of ['vitest.config.ts', 'header.test.tsx'])
    await writeFile(join(folder, file), snippet('packages/portal/README.md', file));
  await run(join(root, 'node_modules/.bin/vitest'), ['run'], folder);
}
