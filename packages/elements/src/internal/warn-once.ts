const warned = new Set<string>();

/** Warns of a mistake once, however often it is found: each rendering finds it again. */
export function warnOnce(line: string): void {
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}
