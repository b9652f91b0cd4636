// Chooses the kind of control for a property by the type that its manual names.
/**
 * @param {{ type: string; attribute: string | null }} field
 * @returns {{ kind: 'switch' | 'number' | 'choice' | 'text' | 'json'; options?: string[] }}
 */
export function controlFor({ type, attribute }) {
  const parts = type.split('|').map((part) => part.trim());
  const known = parts.filter((part) => part !== 'null' && part !== 'undefined');
  if (!attribute) return { kind: 'json' };
  if (known.every((part) => /^(boolean|true|false)$/.test(part))) return { kind: 'switch' };
  if (known.every((part) => part === 'number')) return { kind: 'number' };
  const options = known.map((part) => (/^'.*'$/.test(part) ? part.slice(1, -1) : null));
  if (options.length && !options.includes(null)) return { kind: 'choice', options };
  return { kind: 'text' };
}
