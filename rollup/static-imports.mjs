/**
 * A module and all that it imports before it can run. Of a module that only hands on what others export, just those others count
 * whose names are imported: Rollup leaves the rest of it out.
 * @param {string} entry a module's id
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {Set<string>}
 */
export function staticImports(entry, getModuleInfo) {
  const found = new Set([entry]);
  // A set also walks through what is added on the way.
  for (const id of found) for (const imported of importsOf(id, getModuleInfo)) found.add(imported);
  return found;
}

/**
 * The parts that need each module, by its id.
 * @param {string[]} parts ids of modules that others load late, or that are loaded by themselves
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

/** The statements that name another module, each with that module's id. */
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

/** The module that exports a name, behind those that only hand it on. */
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
