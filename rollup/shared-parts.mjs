import { resolve } from 'node:path';
import { staticImports, usersOf } from './static-imports.mjs';

const isPage = (id) => /\/pages\/.*Page\.tsx$/.test(id);

/**
 * A page made of shared parts alone, which anybody may reach in place of the requested one, and which joins their chunk. It shows Rollup
 * that the chunk loads after the first script: without a dynamically imported module in it, Rollup would move all that the chunk needs out
 * of the first script.
 */
const isStandIn = (id) => id.endsWith('/pages/ForbiddenPage.tsx');

/**
 * Puts modules that several late parts share into two files: one for modules that pages need, and one for the rest. As separate files,
 * each would be another request that a page waits for.
 * @param {string} main the module that is loaded first
 * @returns {import('rollup').GetManualChunk}
 */
export function sharedParts(main) {
  let users;
  return (id, modules) => {
    users ??= lateUsersOf(modules, resolve(main));
    const parts = users.get(id) ?? [];
    if (parts.length < 2 && !parts.some(isStandIn)) return undefined;
    return parts.some(isPage) ? 'page-parts' : 'parts';
  };
}

/** The late parts that need each module, without the modules that the first script has already loaded. */
function lateUsersOf({ getModuleIds, getModuleInfo }, main) {
  const first = staticImports(main, getModuleInfo);
  const isLate = (id) => getModuleInfo(id).dynamicImporters.length > 0 && !first.has(id);
  const users = usersOf([...getModuleIds()].filter(isLate), getModuleInfo);
  first.forEach((id) => users.delete(id));
  return users;
}
