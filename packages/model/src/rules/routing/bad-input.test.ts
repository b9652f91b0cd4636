import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { anyText, hostileTexts } from '../../testing/arbitrary-url.ts';
import { environment, market, person } from '../../testing/fixtures.ts';
import { holds } from '../../testing/property.ts';
import { decide } from './decide.ts';
import type { DecisionContext } from './decision-step.ts';
import { readOriginQuery } from './forbidden-query.ts';
import { loginHref } from './login.ts';
import { hostileAddresses } from '../address/path.samples.ts';
import { safeHref, safeLocalPath, safePath } from '../address/path.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';
import { lookUp } from '../../testing/look-up.ts';

const given = market({
  routes: [
    { id: 'vans', path: '/vans/', mode: 'aempage' },
    { id: 'über', path: '/über/', mode: 'aempage' },
    { id: 'guides', path: '/guides/*', mode: 'aempage' },
    { id: 'orders', path: '/orders/', mode: 'aempage', permissionsRequired: ['A'] },
  ],
});

function context(session = visitor): DecisionContext {
  return { market: given, table: createRouteTable(given), session, environment: environment() };
}

/** The final outcome: the route's id, the fixed page, or the kind of any other outcome. */
function shownAt(url: string, session = visitor): string {
  const first = decide(url, context(session));
  const outcome = first.kind === 'redirect' ? decide(first.to, context(session)) : first;
  if (outcome.kind === 'content') return outcome.route.id;
  return outcome.kind === 'page' ? outcome.page : outcome.kind;
}

describe('an address that somebody damaged or forged', () => {
  const long = 'long/'.repeat(1640);
  const cases: [what: string, url: string, shown: string][] = [
    ['a percent sign alone', '/en-ca/%', 'notFound'],
    ['half a percent code', '/en-ca/vans%2', 'notFound'],
    ['no percent code', '/en-ca/%zz/', 'notFound'],
    ['a percent code that is no UTF-8', '/en-ca/%c3%28/', 'notFound'],
    ['a percent code cut off', '/en-ca/%C3/', 'notFound'],
    ['a malformed code beneath a star', '/en-ca/guides/%zz/', 'guides'],
    ['a locale behind percent signs', '/%65n-ca/vans/', 'notFound'],
    ['a letter behind two percent signs', '/en-ca/%2576ans/', 'notFound'],
    ['a slash behind percent signs', '/en-ca%2Fvans/', 'notFound'],
    ['a back-slash behind percent signs', '/en-ca/guides%5Cvans/', 'notFound'],
    ['a fixed page behind a back-slash', '/en-ca/%5Csitemap/', 'notFound'],
    ['8 kB that nobody knows', `/en-ca/${long}`, 'notFound'],
    ['8 kB beneath a star', `/en-ca/guides/${long}`, 'guides'],
    ['8 kB of slashes', `/en-ca/vans${'/'.repeat(8192)}`, 'vans'],
    ['8 kB of stars', `/en-ca/vans${'/*'.repeat(4096)}/`, 'vans'],
    ['another host', '//evil.example/', 'notFound'],
    ['another host behind back-slashes', '\\\\evil.example\\', 'notFound'],
    ['another host after the locale', '/en-ca//evil.example/', 'notFound'],
    ['back-slashes for slashes', '\\en-ca\\vans\\', 'vans'],
    ['a whole address', 'https://evil.example/en-ca/vans/', 'notFound'],
    ['a script', 'javascript:alert(1)', 'notFound'],
    ['a script as a path', '/en-ca/javascript:alert(1)/', 'notFound'],
    ['markup', '/en-ca/<img src=x onerror=alert(1)>/', 'notFound'],
    ['a null character', '/en-ca/vans\0/', 'notFound'],
    ['a line break', '/en-ca/vans\r\n/', 'notFound'],
    ['a null character behind percent signs', '/en-ca/vans%00/', 'notFound'],
    ['a tab between slashes', '/\t/evil.example/', 'notFound'],
    ['a full-width slash', '/en-ca／vans/', 'notFound'],
    ['a division slash', '/en-ca∕vans/', 'notFound'],
    ['a right-to-left override', '/en-ca/\u202esnav/', 'notFound'],
    ['a zero-width space', '/en-ca/va\u200bns/', 'notFound'],
    ['a byte order mark', '\ufeff/en-ca/vans/', 'notFound'],
    ['a Cyrillic letter in the locale', '/en-cа/vans/', 'notFound'],
    ['full-width letters in the locale', '/ｅｎ-ca/vans/', 'notFound'],
    ['a dotted capital I in the locale', '/İn-ca/vans/', 'notFound'],
    ['a letter and its mark apart', '/en-ca/u\u0308ber/', 'über'],
    ['a letter and its mark apart, behind percent signs', '/en-ca/u%CC%88ber/', 'über'],
    ['half a character', '/en-ca/\ud800/', 'notFound'],
    ['another market’s locale', '/de-de/vans/', 'notFound'],
    ['a locale that does not exist', '/xx-yy/vans/', 'notFound'],
    ['a locale in a locale', '/en-ca/fr-ca/vans/', 'notFound'],
    ['dots', '/en-ca/../vans/', 'notFound'],
    ['a prototype’s property', '/en-ca/__proto__/', 'notFound'],
    ['nothing', '', 'notFound'],
  ];
  for (const [what, url, shown] of cases) {
    it(`[RTE-25] with ${what} shows ${shown}`, () => assert.equal(shownAt(url), shown));
  }

  it('[GAT-03] leads to the 403 page, even with half a character in its query', () => {
    const outcome = decide('/en-ca/orders/?q=\ud800', context(person()));
    assert.ok(outcome.kind === 'redirect');
    assert.equal(outcome.to, '/en-ca/403Page/?origin=%2Fen-ca%2Forders%2F%3Fq%3D%EF%BF%BD&p=A');
    assert.equal(shownAt('/en-ca/orders/?q=\ud800', person()), 'forbidden');
  });

  it('[GAT-03] leads to the 403 page, even where a permission’s name is half a character', () => {
    const odd = market({
      routes: [{ id: 'r', path: '/r/', mode: 'aempage', permissionsRequired: ['\udc00'] }],
    });
    const site = { ...context(person()), market: odd, table: createRouteTable(odd) };
    const outcome = decide('/en-ca/r/', site);
    assert.equal(
      outcome.kind === 'redirect' && outcome.to,
      '/en-ca/403Page/?origin=%2Fen-ca%2Fr%2F&p=%EF%BF%BD',
    );
  });

  it('[RTE-13] costs no more when it is long and full of slashes', () => {
    const maps: string[] = [];
    const table = createRouteTable(given);
    const counting = new (class extends Map<string, (typeof given.routes)[number]> {
      override get(key: string) {
        maps.push(key);
        return super.get(key);
      }
    })(table.wildcards);
    assert.equal(lookUp({ ...table, wildcards: counting }, `/en-ca/${long}`), null);
    assert.ok(maps.length <= 2, `${maps.length} look-ups`);
  });
});

describe('a value that somebody forged', () => {
  const site = 'https://fleet.example';
  for (const text of hostileAddresses) {
    it(`[RTE-25] as origin or redirect is dropped: ${JSON.stringify(text).slice(0, 60)}`, () => {
      const query = `?${new URLSearchParams({ origin: text.toWellFormed(), p: text }).toString()}`;
      const { origin, permissions } = readOriginQuery(query, site);
      assert.equal(origin, '');
      for (const name of permissions) assert.match(name, /^[\w.:-]+$/);
      const login = loginHref({ locale: 'en-ca', returnTo: text, signInType: 'iam' });
      assert.equal(login, '/login?lang=en-ca&redirect=%2Fen-ca%2F');
    });
  }

  const lists: [p: string, names: string[]][] = [
    ['A,B', ['A', 'B']],
    [' A , , B ', ['A', 'B']],
    ['<script>alert(1)</script>,A', ['A']],
    ['A%3Cb%3E', []],
    ['A"onx=1', []],
    ['Ａ', []],
    ['\u202eA', []],
    [
      Array.from({ length: 30 }, (_, index) => `P${index}`).join(),
      Array.from({ length: 20 }, (_, i) => `P${i}`),
    ],
    ['x'.repeat(8192), []],
  ];
  for (const [p, names] of lists) {
    it(`[GAT-03] as list of permissions gives [${names.join().slice(0, 40)}]: ${p.slice(0, 40)}`, () => {
      assert.deepEqual(readOriginQuery(`?p=${encodeURIComponent(p)}`, site).permissions, names);
    });
  }

  it('[RTE-25] is read without a fault, and never leads to another origin', () => {
    holds(hostileTexts, (text) => {
      for (const path of [
        safePath(text, site),
        safeLocalPath(text),
        readOriginQuery(`?origin=${text}`, site).origin,
      ]) {
        if (path) assert.equal(new URL(path, site).origin, site);
      }
      const href = safeHref(text);
      if (href) assert.match(new URL(href, site).protocol, /^(?:https?|mailto|tel):$/);
      if (href?.startsWith('/')) assert.equal(new URL(href, site).origin, site);
      assert.doesNotThrow(() => readOriginQuery(text, text));
    });
  });

  it('[RTE-25] is looked up without a fault', () => {
    const table = createRouteTable(given);
    holds(anyText, (text) => assert.doesNotThrow(() => lookUp(table, text)));
  });

  it('[RTE-25] keeps its meaning when it is read a second time', () => {
    holds(hostileTexts, (text) => {
      const once = safePath(text, site);
      if (once !== null) assert.equal(safePath(once, site), once);
    });
  });
});
