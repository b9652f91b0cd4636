import { resolve } from 'node:path';
import { staticImports } from './static-imports.mjs';

const source = (path) => resolve(`packages/elements/src/${path}`);

/** What header and footer load as soon as they are painted. */
const followers = ['header/after-paint/after-paint-controller.ts', 'footer/after-paint.ts'].map(source);

/** What has no use without one of the bars. */
const ofBars = ['header/', 'footer/', 'workspace-bar/', 'server/', 'shell.ts', 'rest.ts'].map(source);

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
  const needs = new Map(
    [...getModuleIds()].filter(isPart).map((id) => [id, staticImports(id, getModuleInfo)]),
  );
  const usersOf = (id) => [...needs.keys()].filter((part) => needs.get(part).has(id));
  const following = new Set(followers.flatMap((part) => [...(needs.get(part) ?? [])]));
  const names = new Map();
  for (const id of following) {
    const users = usersOf(id);
    if (needs.has(id) || users.length < 2) continue;
    const isOfBars = users.every((user) => ofBars.some((path) => user.startsWith(path)));
    names.set(id, isOfBars ? 'after-paint' : 'after-paint-shared');
  }
  return names;
}
