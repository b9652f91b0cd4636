import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import * as api from '@fleet-portal/model/api';
import { keptOpenApi, operations } from './open-api.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const [, rest = ''] = read('docs/embedding.md').split('### What it asks the backend');
const [section = ''] = rest.split('\n#');
const rows = Array.from(section.matchAll(/^\| `([A-Z]+ \/.*)$/gm), ([line]) => {
  const [, call = '', , answer = ''] = line.split(/ *\| */);
  return {
    call: call.replaceAll('`', ''),
    answers: Array.from(answer.matchAll(/`(\{[^`]+\})`/g), ([, json = '']) => json),
  };
});
const described = operations(keptOpenApi()).map(({ path, method, operation: { operationId } }) => ({
  operationId,
  call: `${method.toUpperCase()} ${path}`,
}));

/**
 * The calls that the sources of `connectShell` import, including those of the drawer, which it imports as a whole. It loads the market by
 * URL.
 */
function asked(): string[] {
  const drawer = 'packages/model/src/api/notification-calls.ts';
  const sources = [...globSync('packages/elements/src/connect/!(*.test|*.fixture).ts'), drawer].map(read);
  const imports = sources.join('\n').matchAll(/^(?:import|export) .*\{([^}]+)\} from/gm);
  const names = [...imports].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  return described
    .filter(({ operationId }) => operationId === 'getMarket' || names.includes(operationId))
    .map(({ call }) => call);
}

describe('[API-08] the table of calls in docs/embedding.md', () => {
  it('names what connectShell asks, and nothing else', () => {
    assert.deepEqual(rows.map(({ call }) => call).sort(), asked().sort());
  });

  for (const { call, answers } of rows)
    for (const answer of answers)
      it(`has an answer to ${call} that is taken without a warning: ${answer}`, async (t) => {
        const warn = t.mock.method(console, 'warn', () => undefined);
        const name = described.find((one) => one.call === call)?.operationId;
        const send = api[name as 'getSession' | 'getCart'];
        await send('', { fetch: () => Promise.resolve(Response.json(JSON.parse(answer))) });
        assert.equal(warn.mock.callCount(), 0);
      });
});
