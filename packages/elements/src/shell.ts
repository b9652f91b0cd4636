/** The single script of a host page: it defines every tag of the shell, and hydrates what a server has rendered. */
import { FpHeader } from './header/header.ts';
import { defineOnce } from './internal/define.ts';
import { reportLost } from './internal/report-lost.ts';
export type {} from './header/define.ts';
export type {} from './rest.ts';
export type { EventName, Properties, Tag } from './internal/element-types.ts';

start(document).catch(reportLost);

async function start(page: Document): Promise<void> {
  const isServerMade = page.querySelector('[data-made],[defer-hydration]');
  const server = isServerMade && (await import('./server/hydrate.ts'));
  server?.supportHydration();
  defineOnce('fp-header', FpHeader);
  // Elements further down the page or hidden at first load after the header's first paint; if they fail to load, the header still works.
  await import('./rest.ts').catch(reportLost);
  await server?.hydrate(page);
}
