import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import Koa from 'koa';
import { sourceAddresses } from './addresses.mjs';

const server = new Koa().use(sourceAddresses()).listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());

describe('the addresses of the built output, from the sources', () => {
  for (const path of ['/portal/portal.css', '/portal/views/views.css', '/portal/pages/parts/values.css'])
    it(`answer ${path}`, async () => {
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      assert.equal(response.status, 200);
      assert.match(response.headers.get('content-type') ?? '', /^text\/css/);
    });
});
