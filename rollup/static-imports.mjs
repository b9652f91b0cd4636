/**
 * A module and all that it imports before it can run.
 * @param {string} entry a module's id
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {Set<string>}
 */
export function staticImports(entry, getModuleInfo) {
  const found = new Set([entry]);
  // A set also walks through what is added on the way.
  for (const id of found) for (const imported of getModuleInfo(id).importedIds) found.add(imported);
  return found;
}
