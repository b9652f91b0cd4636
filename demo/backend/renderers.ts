import type { renderBanner, renderFooter, renderHeader } from '@fleet-portal/elements/server';

/** What makes header and footer on the server. */
export interface Renderers {
  renderBanner: typeof renderBanner;
  renderHeader: typeof renderHeader;
  renderFooter: typeof renderFooter;
}

/** Loaded with the first page that needs it. */
export function renderersOfSources(): Promise<Renderers> {
  return import('@fleet-portal/elements/server');
}

/** The script goes on only from markup of its own build, in which the templates are smaller. */
export function renderersOfBuild(): Promise<Renderers> {
  const built = new URL('../../packages/elements/dist/server/server.js', import.meta.url);
  return import(built.href) as Promise<Renderers>;
}
