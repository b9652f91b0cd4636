import { describe, it, mock } from 'node:test';
import assert from 'node:assert/strict';
import { proxyHref } from '../rules/address/backend-address.ts';
import * as api from './index.ts';
import { bodyOf, serve } from '../testing/server.ts';
import { account, calls, proxied } from './calls.samples.ts';

describe('calls', () => {
  for (const {
    id,
    name,
    send,
    method = 'GET',
    path,
    limit,
    credentials,
    keepalive = false,
    companyId,
    body,
    answer,
    result,
  } of calls) {
    it(`${id} ${name} sends ${method} ${decodeURIComponent(path)} with its limit and credentials`, async (t) => {
      const received: unknown[] = [];
      await using server = await serve(async (request, response) => {
        const { method, url, headers } = request;
        const { accept, 'company-id': company, 'content-type': type } = headers;
        received.push([method, url, accept, company, type, await bodyOf(request)]);
        response.setHeader('content-type', 'application/json');
        response.end(answer === undefined ? '' : JSON.stringify(answer));
      });
      const limits = t.mock.method(AbortSignal, 'timeout');
      const fetch = mock.fn(globalThis.fetch);

      const data = await send(`${server.origin}/`, { fetch });

      const sentBody = body === undefined ? [undefined, ''] : ['application/json', JSON.stringify(body)];
      assert.deepEqual(received, [[method, path, 'application/json', companyId, ...sentBody]]);
      assert.equal(limits.mock.calls[0]?.arguments[0], limit * 1000);
      const sent = fetch.mock.calls[0]?.arguments[1];
      assert.deepEqual([sent?.credentials, sent?.keepalive], [credentials ?? 'include', keepalive]);
      assert.deepEqual(data, result ?? answer);
    });

    it(`${id} ${name} lets its caller change nothing that is its own`, async () => {
      const refuse = () => Promise.resolve(new Response('{}', { status: 503 }));
      const fetch = mock.fn<typeof globalThis.fetch>(refuse);
      const own = { call: 'another', method: 'HEAD', credentials: 'same-origin', keepalive: !keepalive };
      await assert.rejects(send('', { ...own, fetch }), { name: 'ApiFailure', call: name, status: 503 });
      const sent = fetch.mock.calls[0]?.arguments[1];
      assert.deepEqual(
        [sent?.method, sent?.credentials, sent?.keepalive],
        [method, credentials ?? 'include', keepalive],
      );
    });

    it(`[API-09] ${name} can be cancelled`, async () => {
      await using server = await serve(() => undefined);
      const signal = AbortSignal.abort();
      await assert.rejects(send(`${server.origin}/`, { signal }), {
        name: 'ApiFailure',
        kind: 'aborted',
        call: name,
      });
    });

    it(`[API-09] ${name} takes a web page for no answer`, async () => {
      await using server = await serve((_, response) => {
        response.setHeader('content-type', 'Text/HTML; charset=utf-8').end('<!doctype html>Sign in');
      });
      const failure = { name: 'ApiFailure', kind: 'malformed', call: name, isHtml: true, status: 200 };
      await assert.rejects(send(`${server.origin}/`, {}), failure);
    });
  }

  it('[API-09] names a wrong answer, the place and what was found there', async () => {
    const said: string[] = [];
    for (const { send, answer } of calls) {
      const wrong = Object.keys(Object(answer) as object).map((name) => [name, 7]);
      const sent: unknown = Array.isArray(answer) ? 7 : Object.fromEntries(wrong);
      await send('', { fetch: () => Promise.resolve(Response.json(sent)) }).catch((error: unknown) =>
        said.push((error as Error).message),
      );
    }
    assert.deepEqual(said, [
      'getNavigation: navigation at routes: expected Array, found 7',
      'getPrimaryUsers: primary users: expected Array, found 7',
      'getProductsTranslations: products translations at applications: expected Object, found 7',
      'getNotifications: notifications at notifications: expected Array, found 7',
      'getConsents: consents at consents: expected Array, found 7',
      'getTermsAgreed: terms agreed at hasSignedFFMTermsAndConditions: expected boolean, found 7',
      'getTermsLatest: latest terms at hasSigned: expected boolean, found 7',
      'refreshUserInfo: user info at userId: expected string, found 7',
      'getGroupMemberships: group memberships at groupMemberships: expected Array, found 7',
      'getContent: content page at title: expected string, found 7',
      'getMarket: market at id: expected string, found 7',
      'getMarketSummaries: markets at markets: expected Array, found 7',
      'getSession: session at SESSIONID: expected string, found 7',
      'getCart: cart at items: expected Array, found 7',
    ]);
  });

  it('[API-08] reaches the account API with and without a slash at the end of its base', () => {
    const urls = ['https://account.example', 'https://account.example/'].map((accountApi) =>
      proxyHref({ base: '', accountApi }, 'pro/consent/manage'),
    );
    assert.deepEqual(new Set(urls), new Set([proxied('pro/consent/manage')]));
  });

  it('[API-08] keeps to the limit that its caller chooses', async () => {
    await using server = await serve(() => undefined);
    await assert.rejects(api.getPrimaryUsers(account(server.origin), { timeout: 40 }), {
      kind: 'timeout',
      message: 'getPrimaryUsers: no answer within 40 ms',
    });
  });

  it('[API-04] takes no other status than 200 for an action that was done', async () => {
    await using server = await serve((_, response) => response.writeHead(202).end());
    await assert.rejects(api.postNotificationAction(server.origin, 'n', 'book'), {
      kind: 'status',
      status: 202,
    });
    await api.deleteNotification(server.origin, 'n');
  });

  for (const status of [404, 410])
    it(`[NTF-05] takes a notification for deleted that is gone by a status of ${status}`, async () => {
      await api.deleteNotification('', 'n', { fetch: () => Promise.resolve(new Response(null, { status })) });
    });

  for (const status of [200, 204])
    it(`[API-04] takes an empty answer of ${status} for done, whatever it calls itself`, async () => {
      await using server = await serve((_, response) =>
        response
          .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
          .end(status === 200 ? '\n' : ''),
      );
      await api.deleteNotification(server.origin, 'n');
    });
});
