import * as v from 'valibot';

/** Says that a payload is not what it should be: which payload, at which path, and what stands there instead. */
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
 * Checks a value that came from outside against a schema; unknown fields are left out.
 * @param payload the payload's name for the error
 * @throws PayloadError at the first field that is wrong
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

/** A schema's own message says more than the pattern that it belongs to. Of a missing field, an object expects its name. */
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
