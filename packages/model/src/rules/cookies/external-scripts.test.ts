import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { environment } from '../../testing/fixtures.ts';
import { externalScripts } from './external-scripts.ts';

const page = 'https://fleet.example/en-ca/vehicles/?a=1';
const integrity = `sha384-${'A'.repeat(64)}`;
const read = (value: unknown, here = page) =>
  externalScripts(environment({ TAG_MANAGER_SCRIPT: value }), here);

describe('externalScripts', () => {
  it('[ENT-23] are none where the environment names none', () => {
    assert.deepEqual(externalScripts(environment(), page), { scripts: [], problems: [] });
    assert.deepEqual(read(null), { scripts: [], problems: [] });
  });

  it('[ENT-23] come in the order in which they load, with whole addresses', () => {
    const given = {
      TAG_MANAGER_SCRIPT: { src: 'https://tags.example/a.js', integrity, category: 'performance' },
      COOKIE_BANNER_SCRIPT: { src: '/cookies.js' },
      GLOBAL_NAVIGATION_SCRIPT: { src: 'nav.js', integrity, category: 'functionality' },
      FRAMEWORK_LIBRARY_SCRIPT: { src: 'https://lib.example/l.js', integrity },
    };
    const { scripts, problems } = externalScripts(environment(given), page);
    assert.deepEqual(problems, []);
    assert.deepEqual(scripts, [
      { name: 'framework-library', src: 'https://lib.example/l.js', integrity, category: null },
      {
        name: 'global-navigation',
        src: 'https://fleet.example/en-ca/vehicles/nav.js',
        integrity,
        category: 'functionality',
      },
      { name: 'cookie-banner', src: 'https://fleet.example/cookies.js', integrity: '', category: null },
      { name: 'tag-manager', src: 'https://tags.example/a.js', integrity, category: 'performance' },
    ]);
  });

  it('[ENT-23] of this site may come without https on a developer’s computer', () => {
    const { scripts } = read({ src: '/a.js' }, 'http://127.0.0.1:8000/en-us/');
    assert.equal(scripts[0]?.src, 'http://127.0.0.1:8000/a.js');
  });

  it('[ENT-23] may say in two digests what they are', () => {
    const two = `${integrity} sha256-${'B'.repeat(43)}=`;
    assert.equal(read({ src: 'https://tags.example/a.js', integrity: two }).scripts[0]?.integrity, two);
  });

  for (const [what, value] of [
    ['no address', {}],
    ['an empty one', { src: '' }],
    ['a text', '/a.js'],
    ['a list', [{ src: '/a.js' }]],
    ['http', { src: 'http://tags.example/a.js', integrity }],
    ['http behind the slashes of an http page', { src: '//tags.example/a.js' }],
    ['a script', { src: 'javascript:alert(1)', integrity }],
    ['data', { src: 'data:text/javascript,alert(1)', integrity }],
    ['a blob', { src: 'blob:https://fleet.example/1', integrity: '', category: 7 }],
    ['a name and password', { src: 'https://a:b@tags.example/a.js', integrity }],
    ['a name', { src: 'https://a@tags.example/a.js', integrity }],
    ['a password', { src: 'https://:b@tags.example/a.js', integrity }],
    ['another site without a digest', { src: 'https://tags.example/a.js' }],
    ['a weak digest', { src: 'https://tags.example/a.js', integrity: 'md5-abc' }],
    ['a digest cut short', { src: 'https://tags.example/a.js', integrity: integrity.slice(0, 30) }],
    ['two digests, of which the weaker might count', { src: '/a.js', integrity: `${integrity} sha256-x` }],
    ['the way out', { src: '/logout' }],
    ['the way out of a locale', { src: '/en-ca/logout/?a=1' }],
    ['an unknown category', { src: '/a.js', category: 'everything' }],
    ['no address at all', { src: 'https://', integrity }],
  ] as const) {
    it(`[ENT-23] leaves out what has ${what}, and says so`, () => {
      const { scripts, problems } = read(value);
      assert.deepEqual(scripts, []);
      assert.equal(problems.length, 1);
      assert.match(problems[0]?.problem ?? '', /^tag-manager/);
    });
  }
});
