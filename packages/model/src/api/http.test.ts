import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { serve } from '../testing/server.ts';
import { requestAs } from './http.ts';
import { ApiFailure, getMarket, getSession, type CallOptions, type FailureKind } from './index.ts';

const json = { 'content-type': 'application/json' };
const never: RequestListener = () => undefined;
const neverEnds: RequestListener = (_, response) => response.writeHead(200, json).write('{"SESSIONID":');
const answers =
  (body: string, status = 200, headers = json): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

describe('request', () => {
  const unhandled: unknown[] = [];
  const remember = (reason: unknown) => unhandled.push(reason);
  before(() => process.on('unhandledRejection', remember));
  after(() => {
    process.off('unhandledRejection', remember);
  });

  const cases: [
    title: string,
    kind: FailureKind,
    listener: RequestListener,
    message: string,
    options?: CallOptions,
  ][] = [
    ['an answer that says no', 'status', answers('{}', 503), 'status 503'],
    ['a missing session', 'status', answers('{}', 401), 'status 401'],
    [
      'a web page that says no',
      'status',
      answers('<html>', 502, { 'content-type': 'text/html' }),
      'status 502',
    ],
    [
      'a web page',
      'malformed',
      answers('<html>', 200, { 'content-type': 'text/html' }),
      'a web page came in place of JSON',
    ],
    [
      'a web page that claims to be JSON',
      'malformed',
      answers('\n <!doctype html>'),
      'a web page came in place of JSON',
    ],
    ['half a JSON', 'malformed', answers('{"SESSIONID":'), 'the answer is not JSON'],
    ['half a JSON with a tag in it', 'malformed', answers('{"SESSIONID":"<b>"'), 'the answer is not JSON'],
    ['an empty answer', 'malformed', answers(''), 'the answer is not JSON'],
    [
      'a wrong field',
      'malformed',
      answers('{"SESSIONID":7}'),
      'session at SESSIONID: expected string, found 7',
    ],
    ['another JSON', 'malformed', answers('[]'), 'session: expected Object, found an array'],
    ['no answer in time', 'timeout', never, 'no answer within 40 ms', { timeout: 40 }],
    [
      'no answer in time, while its caller waits',
      'timeout',
      never,
      'no answer within 40 ms',
      { timeout: 40, signal: new AbortController().signal },
    ],
    ['a body that does not end in time', 'timeout', neverEnds, 'no answer within 40 ms', { timeout: 40 }],
    ['a dropped connection', 'network', (request) => request.socket.destroy(), 'no connection'],
    [
      'a connection dropped in the body',
      'network',
      (_, response) => {
        response.writeHead(200, { ...json, 'content-length': '99' }).write('{');
        response.socket?.end();
      },
      'no connection',
    ],
  ];
  for (const [title, kind, listener, message, options] of cases) {
    it(`[API-09] tells ${title} as "${kind}", in one line that names the call, and its address`, async () => {
      await using server = await serve(listener);
      await assert.rejects(getSession(server.origin, options), (error) => {
        assert.ok(error instanceof ApiFailure);
        assert.equal(error.kind, kind);
        assert.equal(error.message, `getSession: ${message}`);
        assert.equal(error.url, `${server.origin}/session`);
        assert.equal(error.isHtml, message.startsWith('a web page'));
        assert.equal(error.status !== null, kind === 'status' || message.endsWith('JSON'));
        return true;
      });
    });
  }

  it('[API-09] names call and field of a payload that is wrong deep inside', async () => {
    await using server = await serve(
      answers(
        '{"id":"ca","title":"","tld":".ca","allowedLocales":["en-ca","FR"],"navBar":{"items":[]},"footer":{}}',
      ),
    );
    const expected =
      'getMarket: market at allowedLocales.1: expected a lower case locale such as "en-us", found "FR"';
    await assert.rejects(getMarket(server.origin, 'ca'), { kind: 'malformed', message: expected });
  });

  it('[API-09] tells a server that is not there as "network"', async () => {
    const server = await serve(never);
    await server[Symbol.asyncDispose]();
    await assert.rejects(getSession(server.origin), { kind: 'network' });
    await assert.rejects(getSession('http://[bad'), { kind: 'network' });
  });

  for (const [title, listener] of [
    ['before an answer', never],
    ['in the middle of an answer', neverEnds],
  ] as const) {
    it(`[API-09] tells a call given up ${title} as "aborted" and closes its connection`, async () => {
      const stop = new AbortController();
      const closed = Promise.withResolvers<undefined>();
      await using server = await serve((request, response) => {
        void once(response, 'close').then(() => closed.resolve(undefined));
        listener(request, response);
        setImmediate(() => stop.abort());
      });
      await assert.rejects(getSession(server.origin, { signal: stop.signal }), {
        kind: 'aborted',
        call: 'getSession',
      });
      await closed.promise;
    });
  }

  it('[API-09] tells a call given up while its answer is read as "aborted"', async () => {
    await using server = await serve(answers('{}'));
    const stop = new AbortController();
    const options = { call: 'getSession', timeout: 5000, credentials: 'omit', signal: stop.signal } as const;
    const read = () => Promise.resolve(stop.abort());
    await assert.rejects(requestAs(server.origin, options, read), { kind: 'aborted' });
  });

  it('[API-09] tells "aborted" from "timeout" where the caller gives up with a reason of its own', async () => {
    await using server = await serve(never);
    const signal = AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'));
    await assert.rejects(getSession(server.origin, { signal }), { kind: 'aborted' });
  });

  it('[API-09] keeps what caused a failure', async () => {
    await using server = await serve((request) => request.socket.destroy());
    await assert.rejects(
      getSession(server.origin),
      (error) => error instanceof ApiFailure && error.cause instanceof Error,
    );
  });

  it('[API-09] leaves no rejection unhandled', async () => {
    await using server = await serve(answers('{}', 500));
    await Promise.allSettled([1, 2, 3].map(() => getSession(server.origin, { timeout: 1 })));
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(unhandled, []);
  });
});
