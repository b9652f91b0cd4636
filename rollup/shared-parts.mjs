import { resolve } from 'node:path';
import { staticImports, usersOf } from './static-imports.mjs';

const isPage = (id) => /\/pages\/.*Page\.tsx$/.test(id);

/**
 * A page of shared parts alone, which anybody may come to instead of the one they wanted. It tells Rollup that its file comes after
 * the first script: of a file without anything that is imported late Rollup takes all that the file needs out of the first script.
 */
const isStandIn = (id) => id.endsWith('/pages/ForbiddenPage.tsx');

/**
 * Puts what several late parts share into two files, one with what pages need and one with the rest. Each module in a file of its
 * own is a request more that a page waits for.
 * @param {string} main the module that has come before
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

/** The late parts that each module is needed by; of what has come with the first script nobody waits. */
function lateUsersOf({ getModuleIds, getModuleInfo }, main) {
  const first = staticImports(main, getModuleInfo);
  const isLate = (id) => getModuleInfo(id).dynamicImporters.length > 0 && !first.has(id);
  const users = usersOf([...getModuleIds()].filter(isLate), getModuleInfo);
  first.forEach((id) => users.delete(id));
  return users;
}
