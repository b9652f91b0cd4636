import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitor } from '../rules/session/session.ts';
import { serve } from '../testing/server.ts';
import { getSession, visitorWhereRefused } from './get-session.ts';

describe('getSession', () => {
  for (const [answer, warnings] of [
    [{ SESSIONID: null }, 0],
    [{ user: { name: 'Maya' } }, 1],
  ] as const)
    it(`[SES-02] has ${warnings} warnings for ${JSON.stringify(answer)}, which nobody is signed in by`, async (context) => {
      const warned = context.mock.method(console, 'warn', () => undefined);
      await using server = await serve((_, response) => response.end(JSON.stringify(answer)));
      assert.deepEqual(await getSession(server.origin), visitor);
      assert.equal(warned.mock.callCount(), warnings);
    });
});

describe('visitorWhereRefused', () => {
  const asked = async (status: number) => {
    await using server = await serve((_, response) => response.writeHead(status).end());
    return await getSession(server.origin).catch(visitorWhereRefused);
  };

  it('[SES-02] takes somebody whom the server does not know for a visitor', async () =>
    assert.equal(await asked(401), visitor));

  for (const status of [403, 404, 500])
    it(`[API-09] takes nobody for a visitor where the server answers ${status}`, () =>
      assert.rejects(asked(status), { kind: 'status', status }));

  it('[API-09] takes nobody for a visitor where something else went wrong', () => {
    const error = Object.assign(new Error('not a call'), { status: 401 });
    assert.throws(() => visitorWhereRefused(error), error);
  });
});
