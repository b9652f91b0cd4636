import assert from 'node:assert/strict';
import { it } from 'node:test';
import { serve } from '../testing/server.ts';
import { ApiFailure } from './failure.ts';
import { deleteNotifications } from './delete-notifications.ts';

it('[NTF-06] tells which of many messages are still there, and why', async () => {
  await using server = await serve(({ url }, response) => {
    response.statusCode = url?.endsWith('/b') ? 500 : 200;
    response.end();
  });
  const failures: unknown[] = [];
  const left = await deleteNotifications(server.origin, ['a', 'b', 'c'], (error) => failures.push(error));
  assert.deepEqual(left, ['b']);
  assert.equal(failures.length, 1);
  assert.ok(failures[0] instanceof ApiFailure && failures[0].status === 500);
});
