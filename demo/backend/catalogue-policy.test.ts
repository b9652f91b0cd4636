import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startServer } from './serve.ts';
import { Browser } from './testing/browser.ts';

const server = await startServer({ root: `${import.meta.dirname}/../..`, port: 0 });
after(() => server.close());

const policyOf = async (path: string) =>
  (await new Browser(server).open(path)).headers.get('content-security-policy') ?? '';

describe('the catalogue', () => {
  for (const path of [
    '/demo/catalogue/',
    '/demo/catalogue/states/header.html?person=customer',
    '/demo//catalogue/',
    '/demo/%63atalogue/states/header.html',
    '/x/..%2fdemo/catalogue/states/header.html',
  ])
    it(`comes with a strict policy and trusted types at ${path}, and may frame itself`, async () => {
      const policy = await policyOf(path);
      assert.match(policy, /^default-src 'self';/);
      assert.match(policy, /frame-ancestors 'self'/);
      assert.match(policy, /require-trusted-types-for 'script'; trusted-types fp-shell lit-html dompurify$/);
      assert.doesNotMatch(policy, /unsafe/);
    });

  it('leaves other pages their own policy', async () => {
    assert.equal(await policyOf('/demo/host/'), '');
  });
});
