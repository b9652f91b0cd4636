import type { GenericSchema } from 'valibot';

/**
 * Copies schemas without the step that looks for restricting fields in raw input: the schema after that step describes the input.
 * @param known the copies made so far, so that each schema is copied only once
 */
export function withoutRestrictions(
  schema: GenericSchema,
  known = new Map<unknown, unknown>(),
): GenericSchema {
  const bare = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (known.has(part)) return known.get(part);
    if (isLookedThrough(part)) {
      const made = bare(part.pipe[2]);
      known.set(part, made);
      return made;
    }
    const copy: object = Array.isArray(part) ? [] : {};
    known.set(part, copy);
    for (const [name, value] of Object.entries(part))
      Reflect.set(copy, name, inner.has(name) || !isSchema(part) ? bare(value) : value);
    return copy;
  };
  return bare(schema) as GenericSchema;
}

/** The properties of a schema that hold other schemas. */
const inner = new Set(['entries', 'item', 'items', 'key', 'options', 'pipe', 'value', 'wrapped']);

const isSchema = (part: object) => 'kind' in part;

function isLookedThrough(part: object): part is { pipe: readonly unknown[] } {
  const types =
    'pipe' in part && Array.isArray(part.pipe) ? part.pipe.map(({ type }: { type: string }) => type) : [];
  return types.length === 3 && types[0] === 'unknown' && types[1] === 'transform';
}
