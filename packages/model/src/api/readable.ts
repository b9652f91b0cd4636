import { parse, type Schema } from '../entities/index.ts';

/** Like `parseReadable`, which is loaded only if something is invalid. */
export async function readable<Entity>(
  payload: string,
  schema: Schema<Entity>,
  json: unknown,
  identity: readonly string[] = [],
): Promise<Entity> {
  try {
    return parse(payload, schema, json);
  } catch {
    const { parseReadable } = await import('../entities/parse-readable.ts');
    return parseReadable(payload, schema, json, identity);
  }
}
