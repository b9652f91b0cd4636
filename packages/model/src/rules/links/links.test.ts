import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { NodeTarget, RouteLink } from '../../entities/index.ts';
import { person } from '../../testing/fixtures.ts';
import { isExternalLink, linkHref, mayFollow } from './links.ts';
import { visitor } from '../session/session.ts';

const link = (path: string, isExternal = false): RouteLink => ({
  path,
  isExternal,
  permissionsRequired: [],
  showPrivacyPolicyPopup: false,
});
const target = (
  path: string,
  addedQueryParameters: Record<string, string>,
  isExternal = false,
): NodeTarget => ({
  ...link(path, isExternal),
  addedQueryParameters,
});

describe('linkHref', () => {
  const cases: [id: string, title: string, link: RouteLink | NodeTarget | null, href: string][] = [
    ['[ENT-08]', 'puts a path under the locale', link('/orders/'), '/fr-ca/orders/'],
    ['[ENT-08]', 'takes a path without its first slash', link('orders/'), '/fr-ca/orders/'],
    ['[RTE-15]', 'adds the slash before query and hash', link('/orders?a=1#b'), '/fr-ca/orders/?a=1#b'],
    ['[ENT-08]', 'keeps a locale that the path has', link('/en-ca/orders/'), '/en-ca/orders/'],
    ['[ENT-08]', 'leaves a file of the site', link('/files/list.pdf?v=2'), '/files/list.pdf?v=2'],
    ['[ENT-08]', 'leads to the root', link('/'), '/fr-ca/'],
    ['[ENT-08]', 'leaves an external address', link('https://p.example/a?b', true), 'https://p.example/a?b'],
    ['[ENT-08]', 'takes a colon in a query for no scheme', link('orders?at=8:30'), '/fr-ca/orders/?at=8:30'],
    ['[ENT-08]', 'leaves an external path', link('/shop', true), '/shop'],
    [
      '[ENT-08]',
      'leaves an address that is external by itself',
      link('https://p.example/a'),
      'https://p.example/a',
    ],
    ['[ENT-08]', 'leaves a mail address', link('mailto:a@p.example', true), 'mailto:a@p.example'],
    [
      '[NAV-06]',
      'adds query parameters',
      target('/orders/', { from: 'a b+c' }),
      '/fr-ca/orders/?from=a%20b%2Bc',
    ],
    [
      '[NAV-06]',
      'replaces parameters of the same name',
      target('/o/?a=1&b=2', { a: '3' }),
      '/fr-ca/o/?a=3&b=2',
    ],
    ['[NAV-06]', 'keeps the hash behind them', target('/o#top', { a: '1' }), '/fr-ca/o/?a=1#top'],
    [
      '[NAV-06]',
      'adds them to external addresses',
      target('https://p.example/', { a: '1' }, true),
      'https://p.example/?a=1',
    ],
    ['[RTE-25]', 'is empty for a script', link('javascript:alert(1)', true), ''],
    ['[RTE-25]', 'is empty for a script that is said to be internal', link('javascript:alert(1)'), ''],
    ['[RTE-25]', 'is empty for another host in disguise', link('//evil.example'), ''],
    ['[RTE-25]', 'is empty for a back-slash trick', link('/\\evil.example'), ''],
    ['[RTE-25]', 'is empty for an external name without a scheme', link('partner.example', true), ''],
    ['[ENT-08]', 'is empty for an empty path', link(''), ''],
    ['[ENT-08]', 'is empty where there is no link', null, ''],
  ];
  for (const [id, title, given, href] of cases) {
    it(`${id} ${title}`, () => assert.equal(linkHref(given, 'fr-ca'), href));
  }
});

describe('link rules', () => {
  it('[NAV-06] knows external links by configuration or address', () => {
    const links = [link('/a/'), link('a/'), link('/a/', true), link('https://p.example'), link('tel:1')];
    assert.deepEqual(links.map(isExternalLink), [false, false, true, true, true]);
  });

  const needs = (...permissionsRequired: string[]) => ({ permissionsRequired });
  const cases = [
    ['lets anybody follow a link without permissions', needs(), visitor, true],
    ['keeps a visitor from a link with permissions', needs('A'), visitor, false],
    ['asks for all permissions', needs('A', 'B'), person({ permissions: ['A'] }), false],
    ['lets those follow it who hold all of them', needs('A', 'B'), person({ permissions: ['B', 'A'] }), true],
  ] as const;
  for (const [title, given, session, expected] of cases) {
    it(`[RTE-11] ${title}`, () => assert.equal(mayFollow(given, session), expected));
  }
});
