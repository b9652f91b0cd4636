import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { type Notification, notificationSchema, parse } from '../entities/index.ts';
import { bodyOf, serve } from '../testing/server.ts';
import { ApiFailure } from './failure.ts';
import { type NotificationCalls, notificationCalls } from './notification-calls.ts';

const one = (notificationId: string) =>
  parse('notification', notificationSchema, { notificationId, title: '', receivedDate: '2026-01-01' });

/** Calls to a server that fails for `b` and does not have `gone`, with the requests and what the calls reported. */
async function open() {
  const asked: string[] = [];
  const server = await serve(async (request, response) => {
    const { method, url } = request;
    asked.push(`${method} ${url} ${await bodyOf(request)}`.trim());
    response.statusCode = url?.endsWith('/b') ? 500 : url?.endsWith('/gone') ? 404 : 200;
    response.end();
  });
  const said: unknown[] = [];
  const base = 'http://backend.invalid';
  const calls = notificationCalls(base, {
    fetch: (url, sent) => fetch((url as string).replace(base, server.origin), sent),
    changed: () => said.push('changed'),
    failed: (error) => said.push(error),
  });
  return { asked, calls, said, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const isRefused = (error: unknown) => error instanceof ApiFailure && error.status === 500;

describe('notificationCalls', () => {
  for (const [id, name, run, call] of [
    ['[NTF-03]', 'read', (calls, one) => calls.read(one), 'PATCH /patchNotification/a {"patchType":"read"}'],
    [
      '[NTF-04]',
      'act',
      (calls, one) => calls.act(one, 'book'),
      'POST /postNotificationAction/a {"actionType":"book"}',
    ],
    ['[NTF-05]', 'delete', (calls, one) => calls.delete(one), 'DELETE /deleteNotification/a'],
  ] satisfies [string, string, (calls: NotificationCalls, one: Notification) => Promise<void>, string][]) {
    it(`${id} ${name} tells of the change, or why there is none`, async () => {
      await using page = await open();
      await run(page.calls, one('a'));
      assert.deepEqual([page.asked, page.said], [[call], ['changed']]);
      await assert.rejects(run(page.calls, one('b')), isRefused);
      assert.deepEqual([page.said.length, isRefused(page.said[1])], [2, true]);
    });
  }

  it('[NTF-07] tell the other tabs of each change, and of no failure', async () => {
    await using page = await open();
    const tab = new BroadcastChannel('fp-notifications');
    let heard = 0;
    const second = new Promise<void>((done) => (tab.onmessage = () => (heard += 1) === 2 && done()));
    await page.calls.delete(one('b')).catch(() => undefined);
    await page.calls.read(one('a'));
    await page.calls.dismiss(['a', 'c'].map(one));
    await second;
    await turn();
    await turn();
    tab.close();
    assert.equal(page.said.filter((what) => what === 'changed').length, heard);
  });

  it('[NTF-06] dismiss tells which of many are still there, and why', async () => {
    await using page = await open();
    assert.deepEqual(await page.calls.dismiss(['a', 'b', 'c'].map(one)), ['b']);
    assert.deepEqual(
      page.asked.sort(),
      ['a', 'b', 'c'].map((id) => `DELETE /deleteNotification/${id}`),
    );
    assert.deepEqual([page.said.length, isRefused(page.said[0]), page.said[1]], [2, true, 'changed']);
  });

  it('[NTF-05] delete is done where the server does not have it any more, unlike the other calls', async () => {
    await using page = await open();
    await page.calls.delete(one('gone'));
    assert.deepEqual(await page.calls.dismiss([one('gone')]), []);
    assert.deepEqual(page.said, ['changed', 'changed']);
    await assert.rejects(page.calls.read(one('gone')), { status: 404 });
  });

  it('[NTF-06] dismiss tells of no failure where nothing is still there', async () => {
    await using page = await open();
    assert.deepEqual(await page.calls.dismiss(['a', 'c'].map(one)), []);
    assert.deepEqual(page.said, ['changed']);
  });

  it('[NTF-06] dismiss asks for so many at once as a browser takes, and says once why some are still there', async () => {
    let open = 0;
    let most = 0;
    await using server = await serve((_, response) => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        response.writeHead(500).end();
      }, 5);
    });
    const failures: unknown[] = [];
    const calls = notificationCalls(server.origin, {
      changed: () => undefined,
      failed: (error) => failures.push(error),
    });
    const ids = Array.from({ length: 300 }, (_, index) => `n${index}`);
    assert.deepEqual(await calls.dismiss(ids.map(one)), ids);
    assert.ok(most > 1 && most <= 50, `${most} at once`);
    assert.deepEqual([failures.length, isRefused(failures[0])], [1, true]);
  });

  it('[NTF-06] dismiss asks whoever leaves the page while some of many are not sent yet', async () => {
    using page = inPage();
    const asks: boolean[] = [];
    await using server = await serve((_, response) => {
      asks.push(page.asksBeforeLeaving());
      response.end();
    });
    const calls = notificationCalls(server.origin, { changed: () => undefined, failed: () => undefined });
    const dismiss = (count: number) => calls.dismiss(Array.from({ length: count }, (_, at) => one(`n${at}`)));
    assert.deepEqual(await dismiss(120), []);
    assert.deepEqual([asks[0], page.asksBeforeLeaving()], [true, false]);
    asks.length = 0;
    await dismiss(50);
    assert.ok(!asks.includes(true), 'those that are all under way at once go on without the page');
  });
});

/** Provides the globals of a page for the calls, until it is disposed. */
function inPage() {
  const page = new EventTarget();
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  return {
    asksBeforeLeaving: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    [Symbol.dispose]: () => Reflect.deleteProperty(globalThis, 'addEventListener'),
  };
}
