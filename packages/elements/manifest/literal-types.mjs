import { join } from 'node:path';
import ts from 'typescript';

const options = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  // No property's string literals come from DOM types, whose parsing would take a fifth of the time.
  lib: ['lib.es2024.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  customConditions: ['@fleet-portal/source'],
};

/** The TypeScript idiom for any string with some known values: editors suggest those, but all other strings are valid. */
const anyText = 'string & {}';

/** Expands named types of properties to their literals: `'right' | 'center'` for `ActionsPlacement`. */
export function literalTypes({ folder, sources }) {
  const program = ts.createProgram(
    sources.map((path) => join(folder, path)),
    options,
  );
  const checker = program.getTypeChecker();

  const literals = (path, className, name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(folder, path)));
    const found = module.exports.get(className)?.members.get(name);
    const type = found && checker.getTypeOfSymbol(found);
    if (!type?.isUnion()) return undefined;
    const texts = type.types.map((one) =>
      one.isStringLiteral() ? `'${one.value}'` : checker.typeToString(one),
    );
    const isLiteral = (text) => text.startsWith("'") || text === 'null' || text === anyText;
    return texts.every(isLiteral) ? texts.join(' | ').replace(anyText, 'string') : undefined;
  };

  return {
    name: 'literal-types',
    moduleLinkPhase({ moduleDoc: { path, declarations } }) {
      for (const { name: className, members = [], attributes = [] } of declarations) {
        for (const member of [...members, ...attributes]) {
          const text = literals(path, className, member.fieldName ?? member.name);
          if (text) member.type = { text };
        }
      }
    },
  };
}
