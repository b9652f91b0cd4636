/**
 * A module and all its static imports, direct or not. Of a module that only re-exports others, only those that define an imported name
 * count, because Rollup leaves out the rest.
 * @param {string} entry a module's id
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {Set<string>}
 */
export function staticImports(entry, getModuleInfo) {
  const found = new Set([entry]);
  // Iterating over a set includes elements added meanwhile.
  for (const id of found) for (const imported of importsOf(id, getModuleInfo)) found.add(imported);
  return found;
}

/**
 * For each module's id, the parts that need it.
 * @param {string[]} parts ids of dynamically imported modules and of entries
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {Map<string, string[]>}
 */
export function usersOf(parts, getModuleInfo) {
  const users = new Map();
  for (const part of parts)
    for (const id of staticImports(part, getModuleInfo)) users.set(id, [...(users.get(id) ?? []), part]);
  return users;
}

function importsOf(id, getModuleInfo) {
  return sources(id, getModuleInfo).flatMap(({ statement, target }) => {
    const names = statement.specifiers?.map(({ imported, local }) => (imported ?? local).name);
    return names?.length > 0 && isHandingOn(target, getModuleInfo)
      ? names.map((name) => exporter(target, name, getModuleInfo) ?? target)
      : [target];
  });
}

/** A module's import and re-export statements, each with the id of the module that it names. */
function sources(id, getModuleInfo) {
  const { ast, importedIds } = getModuleInfo(id);
  const statements = ast?.body.filter(({ source }) => source) ?? [];
  const named = [...new Set(statements.map(({ source }) => source.value))];
  return statements.map((statement) => ({
    statement,
    target: importedIds[named.indexOf(statement.source.value)],
  }));
}

function isHandingOn(id, getModuleInfo) {
  const statements = getModuleInfo(id).ast?.body.filter(({ directive }) => !directive) ?? [];
  return statements.length > 0 && statements.every(({ type, source }) => type.startsWith('Export') && source);
}

/** The module that defines an exported name, behind all re-exports. */
function exporter(id, name, getModuleInfo) {
  if (!isHandingOn(id, getModuleInfo)) return getModuleInfo(id).exports.includes(name) ? id : undefined;
  for (const { statement, target } of sources(id, getModuleInfo)) {
    const inner = statement.specifiers
      ? statement.specifiers.find(({ exported }) => exported.name === name)?.local.name
      : name;
    const found = inner && exporter(target, inner, getModuleInfo);
    if (found) return found;
  }
  return undefined;
}
