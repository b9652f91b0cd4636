import { snippet } from '../helpers/snippets.ts';
import { appFolder, tool, write } from './app-folder.ts';

/**
 * Runs the portal manual's example of an app's test, set up as the manual shows.
 * @param root the folder where the packages are installed
 * @throws Error with Vitest's output, if it fails
 */
export async function testInVitest(root: string): Promise<void> {
  const folder = appFolder(root, 'vitest');
  for (const file of ['vitest.config.ts', 'header.test.tsx'])
    await write(folder, file, snippet('packages/portal/README.md', file));
  await tool(folder, 'vitest', 'run');
}
