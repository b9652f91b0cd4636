import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema.ts';
import { keptOpenApi } from './open-api.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const { schemas } = keptOpenApi().components;
ajv.addSchema({ $id: 'contract', components: { schemas } });

/** The violations of a schema of the contract by a value; each line starts with the name. */
export function mistakes(schema: JsonSchema, value: unknown, name: string): string[] {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'),
  ) as JsonSchema;
  const check = ajv.compile(absolute);
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${name}${instancePath} ${message ?? ''}`);
}
