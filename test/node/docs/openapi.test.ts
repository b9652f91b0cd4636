import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { accountCalls } from '../../../demo/backend/account-api.ts';
import { createRouter } from '../../../demo/backend/backend.ts';
import { readData } from '../../../demo/backend/data/data.ts';
import { Sessions } from '../../../demo/backend/sessions.ts';
import { mistakes } from './contract.ts';
import { keptOpenApi, methods, operations } from './open-api.ts';

const document = keptOpenApi();
const described = operations(document).map(({ path, method, operation: { tags } }) => {
  if (tags.includes('Account API')) return `${method} account:${path}`;
  return `${method} ${tags.includes('Products translation service') ? `/products-translation${path}` : path}`;
});

/** The calls of the embedded backend, without those of the demo's pages. */
function answered(): string[] {
  const router = createRouter({
    data: readData(),
    sessions: new Sessions(1),
    environment: { REACT_APP_ENV: 'local', ACCOUNT_API_BASE_URL: 'https://accounts.example.com/fleet/' },
    now: Date.now,
  } as Parameters<typeof createRouter>[0]);
  const routes = router.stack
    .filter(
      ({ path, methods: verbs }) =>
        typeof path === 'string' && verbs.length > 0 && !path.startsWith('/demo/'),
    )
    .flatMap(({ path, methods: verbs }) =>
      methods
        .filter((method) => verbs.includes(method.toUpperCase()))
        .map((method) => `${method} ${String(path)}`),
    );
  const account = Object.keys(accountCalls).map((call) => {
    const [verb = '', path = ''] = call.split(' ');
    return `${verb.toLowerCase()} account:/${path}`;
  });
  return [...routes, ...account];
}

/** Whether a route such as `get /markets/:id.json` matches the described call `get /markets/{id}.json`. */
function isSame(route: string, call: string): boolean {
  const pattern = call.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(route);
}

describe('docs/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate('docs/openapi.json');
    assert.ok(valid, JSON.stringify(errors, null, 1));
  });

  it('describes every call that the embedded backend answers', () => {
    const missing = answered().filter((route) => !described.some((call) => isSame(route, call)));
    // The proxy accepts any method; those that the account API uses are described.
    assert.deepEqual(missing, ['patch /proxy-api-request/', 'delete /proxy-api-request/']);
  });

  it('describes no call that it does not answer', () => {
    const routes = answered();
    const unanswered = described.filter((call) => !routes.some((route) => isSame(route, call)));
    assert.deepEqual(unanswered, []);
  });

  it('has the version of the packages', () => {
    const { version } = JSON.parse(readFileSync('packages/model/package.json', 'utf8')) as {
      version: string;
    };
    assert.equal(
      (JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { info: { version: string } }).info.version,
      version,
    );
  });

  it('gives examples that are as their schemas say', () => {
    const wrong = operations(document).flatMap(({ operation }) => {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)];
      return bodies
        .flatMap((body) => Object.values(body?.content ?? {}))
        .filter(({ example }) => example !== undefined)
        .flatMap(({ schema, example }) => mistakes(schema, example, operation.operationId));
    });
    assert.deepEqual(wrong, []);
  });
});
