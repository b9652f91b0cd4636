import { snippet } from '../helpers/snippets.ts';
import { appFolder, tool, write } from './app-folder.ts';

/**
 * Runs the test of an app that the manual of portal shows, set up as that shows.
 * @param root where the packages are installed
 * @throws Error with what Vitest says, where it fails
 */
export async function testInVitest(root: string): Promise<void> {
  const folder = appFolder(root, 'vitest');
  for (const file of ['vitest.config.ts', 'header.test.tsx'])
    await write(folder, file, snippet('packages/portal/README.md', file));
  await tool(folder, 'vitest', 'run');
}
