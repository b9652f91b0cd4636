import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { parse, viewDescriptorSchema } from '../../entities/index.ts';
import { viewSource } from './view-address.ts';

const site = 'https://fleet.example';
const environment = { WEBCOMPONENT_BASE_URL: 'https://views.example/fleet' };
const nowhere = { WEBCOMPONENT_BASE_URL: '' };
const describeView = (more: object) =>
  parse('view', viewDescriptorSchema, {
    id: 'map',
    exposedComponent: 'Map',
    framework: 'vue',
    viewId: 'map',
    url: '/views/map.js',
    ...more,
  });

const address = (url: string, base = environment) => viewSource(describeView({ url }), base, site).address;

describe('where a view comes from', () => {
  const good: [url: string, whole: string][] = [
    ['/views/map.js', 'https://fleet.example/views/map.js'],
    ['https://fleet.example/views/map.js', 'https://fleet.example/views/map.js'],
    ['https://views.example/other/map.js', 'https://views.example/other/map.js'],
    ['vue/map.js', 'https://views.example/fleet/vue/map.js'],
    ['./vue/map.js?v=2', 'https://views.example/fleet/vue/map.js?v=2'],
    ['/views/map.js#part', 'https://fleet.example/views/map.js'],
    [' /views/map.js ', 'https://fleet.example/views/map.js'],
  ];
  for (const [url, whole] of good) {
    it(`[ENT-11] ${url} is ${whole}`, () => assert.equal(address(url), whole));
  }

  it('[ENT-11] may be a site without a certificate, and a folder that ends in a slash', () => {
    const local = 'http://127.0.0.1:8000';
    assert.equal(viewSource(describeView({}), nowhere, local).address, `${local}/views/map.js`);
    const base = { WEBCOMPONENT_BASE_URL: ' https://views.example/fleet/ ' };
    assert.equal(address('vue/map.js', base), 'https://views.example/fleet/vue/map.js');
  });

  const refused = [
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'blob:https://fleet.example/1',
    'file:///etc/passwd',
    'ftp://fleet.example/a.js',
    'https://evil.example/map.js',
    '//evil.example/map.js',
    '\\\\evil.example/map.js',
    '/\\evil.example/map.js',
    'http://fleet.example/map.js',
    'https://fleet.example:444/map.js',
    'https://user:word@fleet.example/map.js',
    'https://:word@fleet.example/map.js',
    'https://fleet.example.evil.example/map.js',
    'https://',
    '/logout',
  ];
  for (const url of refused) {
    it(`[ENT-11] ${JSON.stringify(url)} is refused`, () =>
      assert.throws(() => address(url), {
        kind: 'descriptor',
        message: /cannot come from|are not allowed on this site/,
      }));
  }

  it('[ENT-11] its style sheets stand beside its module and come from the same origins', () => {
    const { css } = viewSource(describeView({ css: ['map.css', '/look.css'] }), environment, site);
    assert.deepEqual(css, ['https://fleet.example/views/map.css', 'https://fleet.example/look.css']);
    assert.throws(() => viewSource(describeView({ css: ['//evil.example/a.css'] }), environment, site));
  });

  it('[VIEW-02] an unknown framework is named', () =>
    assert.throws(() => viewSource(describeView({ framework: 'svelte' }), environment, site), {
      kind: 'descriptor',
      message: 'Unrecognized view framework: svelte',
    }));

  for (const url of ['', ' ', null]) {
    it(`[ENT-11] a descriptor without an address is named: ${JSON.stringify(url)}`, () =>
      assert.throws(() => viewSource(describeView({ url }), environment, site), {
        kind: 'descriptor',
        message: 'The view "map" has no address',
      }));
  }
});

describe('a web-component link', () => {
  it('[VIEW-06] without WEBCOMPONENT_BASE_URL throws', () => {
    for (const url of ['vue/map.js', './map.js', '../map.js'])
      assert.throws(() => address(url, nowhere), {
        kind: 'descriptor',
        message: 'WEBCOMPONENT_BASE_URL is not defined',
      });
  });

  it('[VIEW-06] needs none where it is a whole address', () => {
    assert.equal(address('/views/a.js', nowhere), 'https://fleet.example/views/a.js');
    assert.throws(() => address('https://views.example/a.js', nowhere), /not allowed/);
  });

  it('[VIEW-06] may have one that is a path of this site', () =>
    assert.equal(address('a.js', { WEBCOMPONENT_BASE_URL: '/views' }), 'https://fleet.example/views/a.js'));
});

describe('a view descriptor', () => {
  it('[ENT-11] says nothing of remote, isolation and styles where the market does not', () =>
    assert.deepEqual(
      [describeView({}).remote, describeView({}).isolated, describeView({}).css],
      ['', false, []],
    ));

  const bad: [string, object][] = [
    ['remote', { remote: 3 }],
    ['isolated', { isolated: 'yes' }],
    ['css', { css: 'a.css' }],
    ['a style sheet', { css: [null, {}, 3] }],
  ];
  for (const [what, more] of bad) {
    it(`[ENT-11] a wrong ${what} costs itself alone`, () =>
      assert.deepEqual(describeView(more), describeView({})));
  }
});
