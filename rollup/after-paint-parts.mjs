import { relative, resolve } from 'node:path';
import { staticImports } from './static-imports.mjs';

const sources = resolve('packages/elements/src');

/** What header and footer load as soon as they are painted. */
const followers = ['header/after-paint/after-paint-controller.ts', 'footer/after-paint.ts'];

/** What has no use without one of the bars. */
const ofBars = /^(header|footer|workspace-bar|server)\/|^(shell|rest)\.ts$/;

/**
 * Puts what follows the first paint and is needed by other parts, too, into two files: one with what bars alone need, and one
 * with what any element may. In files of their own, a host's bundler would have each page ask for a dozen.
 * @returns {(id: string, modules: import('rollup').ManualChunkMeta) => string | undefined} the file's name
 */
export function afterPaintParts() {
  let names;
  return (id, modules) => (names ??= namesOf(modules)).get(id);
}

function namesOf({ getModuleIds, getModuleInfo }) {
  const isPart = (id) => getModuleInfo(id).isEntry || getModuleInfo(id).dynamicImporters.length > 0;
  const parts = [...getModuleIds()].filter(isPart);
  const needs = new Map(parts.map((id) => [id, staticImports(id, getModuleInfo)]));
  const names = new Map();
  for (const follower of followers) {
    const following = needs.get(resolve(sources, follower));
    if (!following) throw new Error(`Nothing follows the first paint: ${follower}`);
    for (const id of following) {
      const users = parts.filter((part) => needs.get(part).has(id));
      if (needs.has(id) || users.length < 2) continue;
      const isOfBars = users.every((user) => ofBars.test(relative(sources, user)));
      names.set(id, isOfBars ? 'after-paint' : 'after-paint-shared');
    }
  }
  return names;
}
