import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, PayloadError } from '@fleet-portal/model/entities';
import type * as v from 'valibot';

/** The folder of the project's own sample data. */
export const dataFolder = fileURLToPath(new URL('../../data/', import.meta.url));

/** Names the sample data file and the field that are wrong. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(file: string, field: string, problem: string) {
    super(`demo/data/${file}${field && ` at ${field}`}: ${problem}`);
  }
}

export function readText(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new DataError(file, '', 'the file cannot be read');
  }
}

export function readJson(folder: string, file: string): unknown {
  const text = readText(folder, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataError(file, '', error instanceof Error ? error.message : 'not JSON');
  }
}

/** Checks the content of a file, or a part of it, against a schema. */
export function check<Schema extends v.GenericSchema>(
  file: string | ((path: string) => string),
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  try {
    return parse('data', schema, value);
  } catch (error) {
    if (!(error instanceof PayloadError)) throw error;
    const name = typeof file === 'string' ? file : file(error.path);
    throw new DataError(name, error.path, error.message.replace(/^data( at [^:]*)?: /, ''));
  }
}

/** Reads and checks one file. */
export function readFile<Schema extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return check(file, schema, readJson(folder, file));
}

/** The sorted names of the files in a sub-folder, without their extension. */
export function namesIn(folder: string, subFolder: string): string[] {
  return readdirSync(join(folder, subFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
