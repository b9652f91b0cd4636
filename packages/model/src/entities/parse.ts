import * as v from 'valibot';

/** A payload is invalid. The message names the payload, the path, and what was found there. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
  /** What was parsed, such as `market`. */
  declare readonly payload: string;
  /** Where the first mistake is, such as `routes.3.path`; empty for the payload itself. */
  declare readonly path: string;

  constructor(payload: string, path: string, expected: string, received: string) {
    super(`${payload}${path && ` at ${path}`}: expected ${expected}, found ${received}`);
    this.payload = payload;
    this.path = path;
  }
}

/**
 * Checks an untrusted value against a schema; unknown fields are left out.
 * @param payload the payload's name in the error
 * @throws PayloadError for the first invalid field
 */
export function parse<Schema extends v.GenericSchema>(
  payload: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  // To valibot, an array is an object with no fields.
  if (schema.type === 'object' && Array.isArray(value))
    throw new PayloadError(payload, '', 'Object', 'an array');
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw payloadError(payload, result.issues[0]);
}

export function payloadError(payload: string, issue: v.BaseIssue<unknown>): PayloadError {
  const path = issue.path?.map(({ key }) => key).join('.') ?? '';
  return new PayloadError(payload, path, expectation(issue), finding(issue.input));
}

/** A schema's own message says more than its pattern. For a missing field, valibot's object schema reports the field's name. */
function expectation({ expected, message, input }: v.BaseIssue<unknown>): string {
  if (input === undefined && expected?.startsWith('"')) return 'a value';
  return expected && message.startsWith('Invalid ') ? expected : message;
}

function finding(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (value === null || typeof value === 'number') return `${value}`;
  return typeof value === 'string' && value.length <= 40 ? `"${value}"` : typeof value;
}
