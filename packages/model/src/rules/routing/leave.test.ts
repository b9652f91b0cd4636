import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { analyticsHref, endChildSessionHref, logoutHref, transactionHref } from './leave.ts';

const returnTo = '/en-us/orders/?a=1&b=2#top';
const encoded = '%2Fen-us%2Forders%2F%3Fa%3D1%26b%3D2%23top';
const analytics = `/analytics?redirect=${encoded}`;

describe('leaving the app', () => {
  const cases = [
    ['logout', logoutHref(), '/logout'],
    ['logout with a way back', logoutHref(returnTo), `/logout?redirect=${encoded}`],
    ['logout without an unsafe way back', logoutHref('https://evil.example'), '/logout'],
    ['analytics', analyticsHref(returnTo), analytics],
    ['end of a child session', endChildSessionHref(returnTo), `/end-child-session?redirect=${encoded}`],
    [
      'transaction',
      transactionHref({
        transactionId: 't&1',
        path: '/a/',
        sessionId: 's',
        permissions: ['A', 'B'],
        marketId: 'us',
      }),
      '/?transactionId=t%261&path=%2Fa%2F&sessionId=s&permissions=A%2CB&marketId=us',
    ],
  ] as const;
  for (const [title, href, expected] of cases) {
    it(`[RTE-08] ${title}: ${expected}`, () => assert.equal(href, expected));
  }
});
