import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { contentPath } from './content-path.ts';

const table = { locales: new Set(['en-ca', 'fr-ca']), retailPrefix: 'pro' };
const at = (path: string, url: string, named?: unknown) =>
  contentPath({ path, extras: { contentPath: named } }, url, table);

describe('contentPath', () => {
  const cases: [path: string, url: string, expected: string, named?: unknown][] = [
    ['/vans/', '/en-ca/vans/?a=1#b', '/vans/'],
    ['/vans/', '/en-ca/pro/vans/', '/vans/'],
    ['/caf%C3%A9/', '/en-ca/caf%C3%A9/', '/caf%C3%A9/'],
    ['/vans/', '/en-ca/vans/', '/vehicles/', '/vehicles/'],
    ['/fr-ca/nouvelles/', '/fr-ca/nouvelles/', '/nouvelles/'],
    ['en-ca/news', '/en-ca/news/', '/news/'],
    ['news', '/en-ca/news/', '/news/'],
    ['//news', '/en-ca/news/', '/news/'],
    ['/vans/', '/en-ca/vans/', '/vans/', ' '],
    ['/guides/*/', '/en-ca/guides/vans/', '/guides/', '/guides/'],
    ['/guides/*/', '/en-ca/guides/vans/', '/guides/vans/', 7],
    ['/guides/*', '/en-ca/guides/', '/guides/'],
    ['/guides/*', '/en-ca/guides/vans/tires/?a=/b/#c', '/guides/vans/tires/'],
    ['/guides/*', '/en-ca/pro/guides/vans/', '/guides/vans/'],
    ['/pro/guides/*', '/en-ca/pro/guides/vans/', '/pro/guides/vans/'],
    ['/fr-ca/guides/*', '/fr-ca/guides/vans/', '/guides/vans/'],
    ['/guides/*', '/en-ca/guides/caf%C3%A9/', '/guides/café/'],
    ['/*', '/en-ca/pro/vans/', '/vans/'],
    ['*', '/en-ca/co-op/', '/co-op/'],
  ];
  for (const [path, url, expected, named] of cases) {
    const route = named === undefined ? path : `${path} with ${JSON.stringify(named)}`;
    it(`[RTE-15] is ${expected} for ${route} at ${url}`, () => {
      assert.equal(at(path, url, named), expected);
    });
  }
});
