/** The one script of a host page: it defines every tag of the shell, and goes on from what a server has rendered. */
import { FpHeader } from './header/header.ts';
import { defineOnce } from './internal/define.ts';
export type {} from './header/define.ts';
export type {} from './rest.ts';

void start(document);

async function start(page: Document): Promise<void> {
  const isServerMade = page.querySelector('fp-header[defer-hydration],fp-footer[defer-hydration]');
  const server = isServerMade && (await import('./server/take-over.ts'));
  server?.supportServerMarkup();
  defineOnce('fp-header', FpHeader);
  // What stands below or is not seen at first comes behind the header's first paint.
  await import('./rest.ts');
  await server?.takeOver(page);
}
