import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { renderersOfSources } from '../../../demo/backend/renderers.ts';
import { startServer } from '../../../demo/backend/serve.ts';
import { Browser } from '../../../demo/backend/testing/browser.ts';
import { headerTable } from '../../helpers/header-table.ts';
import { snippet } from '../../helpers/snippets.ts';

const guide = 'docs/deploying.md';
const root = mkdtempSync(join(tmpdir(), 'fleet-portal-'));
const page = '<!doctype html><script type="importmap">{"imports":{}}</script><div id="fp-portal"></div>';
for (const file of ['portal/index.html', 'portal/main.js', 'fp-shell.js', '1.2.3/fp-shell.js']) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), file.endsWith('.html') ? page : 'export {};');
}
const server = await startServer({ root, port: 0, renderers: renderersOfSources });
after(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe('the preview server', () => {
  const rows = headerTable();
  it('is described by a table of headers', () => assert.ok(rows.length > 6));

  for (const { address, headers } of rows) {
    it(`answers ${address} with the headers that docs/deploying.md says`, async () => {
      const browser = new Browser(server);
      const isPage = !address.includes('?') && address.endsWith('/');
      const response = isPage ? await browser.open(address) : await browser.fetch(address);
      assert.equal(response.status, 200);
      for (const [name, value] of headers) assert.equal(response.headers.get(name) ?? '', value, name);
      assert.equal(response.headers.has('content-security-policy'), isPage);
    });
  }

  it("gives the portal's page the policy of docs/deploying.md", async () => {
    const response = await new Browser(server).open('/en-us/');
    const policy = (response.headers.get('content-security-policy') ?? '')
      .replace(/'sha256-[^']+'/, "'sha256-{import map}'")
      .replace(/'nonce-[^']+'/, "'nonce-{nonce}'");
    assert.deepEqual(policy.split('; '), snippet(guide, 'portal-policy').trim().split(';\n'));
  });
});
