import { parse } from 'es-module-lexer/js';

/** What a module's code imports, at once or later, by the names that it gives. */
export function importsOf(code: string): string[] {
  const [imports] = parse(code);
  return imports.flatMap(({ specifier }) => (specifier ? [specifier] : []));
}

export function exportsOf(code: string): string[] {
  const [, exports] = parse(code);
  return exports.flatMap((entry) => ('name' in entry && entry.name ? [entry.name] : []));
}
