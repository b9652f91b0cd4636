import { parse } from 'es-module-lexer/js';

/** The specifiers of a module's static and dynamic imports. */
export function importsOf(code: string): string[] {
  const [imports] = parse(code);
  return imports.flatMap(({ specifier }) => (specifier ? [specifier] : []));
}

export function exportsOf(code: string): string[] {
  const [, exports] = parse(code);
  return exports.flatMap((entry) => ('name' in entry && entry.name ? [entry.name] : []));
}
