import type { renderBanner, renderFooter, renderHeader } from '@fleet-portal/elements/server';

/** The functions that render shell elements on the server. */
export interface Renderers {
  renderBanner: typeof renderBanner;
  renderHeader: typeof renderHeader;
  renderFooter: typeof renderFooter;
}

/** Loads the renderers with the first page that needs them. */
export function renderersOfSources(): Promise<Renderers> {
  return import('@fleet-portal/elements/server');
}

/** The built client script only hydrates markup of its own build, whose templates are minified. */
export function renderersOfBuild(): Promise<Renderers> {
  const built = new URL('../../packages/elements/dist/server/server.js', import.meta.url);
  return import(built.href) as Promise<Renderers>;
}
