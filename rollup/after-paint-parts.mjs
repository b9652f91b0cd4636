import { relative, resolve } from 'node:path';
import { usersOf } from './static-imports.mjs';

const sources = resolve('packages/elements/src');

/** The modules that header and footer load right after their first paint. */
const followers = ['header/after-paint/after-paint-controller.ts', 'footer/after-paint.ts'].map((path) =>
  resolve(sources, path),
);

/** Modules that are only of use with one of the bars. */
const ofBars = /^(header|footer|workspace-bar|server)\/|^(shell|rest)\.ts$/;

/**
 * Collects modules that load after the first paint and that other parts share into two files: one for parts that only bars need, and one
 * for parts that any element may need. As separate files, a host's bundler would make each page request a dozen.
 * @returns {(id: string, modules: import('rollup').ManualChunkMeta) => string | undefined} the file's name
 */
export function afterPaintParts() {
  let names;
  return (id, modules) => (names ??= namesOf(modules)).get(id);
}

function namesOf({ getModuleIds, getModuleInfo }) {
  const isPart = (id) => getModuleInfo(id).isEntry || getModuleInfo(id).dynamicImporters.length > 0;
  const parts = [...getModuleIds()].filter(isPart);
  const names = new Map();
  for (const [id, users] of usersOf(parts, getModuleInfo)) {
    if (parts.includes(id) || users.length < 2 || !users.some(isFollower)) continue;
    const isOfBars = users.every((user) => ofBars.test(relative(sources, user)));
    names.set(id, isOfBars ? 'after-paint' : 'after-paint-shared');
  }
  const missing = followers.filter((follower) => !parts.includes(follower));
  if (missing.length) throw new Error(`Nothing follows the first paint: ${missing.join()}`);
  return names;
}

const isFollower = (id) => followers.includes(id);
