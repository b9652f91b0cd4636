import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import {
  marketIdentity,
  marketSchema,
  parseReadable,
  sessionIdentity,
  sessionSchema,
  type Market,
  type Session,
} from '../../entities/index.ts';
import { environment, market, person } from '../../testing/fixtures.ts';
import { mutationsOf, type Mutation } from '../../testing/payload-mutations.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';
import { decide } from './decide.ts';

/** Pages with requirements of their own or of their layout; `/contact-us/` is a fixed page whose market entry has requirements. */
const site = market({
  routes: [
    { id: 'a', path: '/a/', mode: 'aempage', permissionsRequired: ['A'] },
    { id: 'b', path: '/b/', mode: 'aempage', permissionsRequired: ['A', 'B'] },
    { id: 'iam', path: '/iam/', mode: 'aempage', requiredAuthContext: 'iam' },
    { id: 'partner', path: '/partner/', mode: 'aempage', requiredAuthContext: 'partner' },
    { id: 'l', path: '/l/', mode: 'layout', layoutOrRouteId: 'grid' },
    { id: 'm', path: '/m/', mode: 'layout', layoutOrRouteId: 'other' },
    { id: 'old', path: '/old/', mode: 'redirect', layoutOrRouteId: 'a', permissionsRequired: ['A'] },
    { id: 'contact', path: '/contact-us/', mode: 'layout', layoutOrRouteId: 'grid' },
  ],
  layouts: [
    { id: 'grid', permissionsRequired: ['B'], requiredAuthContexts: ['iam'] },
    { id: 'other', requiredAuthContexts: ['partner', 'adfs'] },
  ],
});
const urls = [...site.routes.map(({ path }) => `/en-ca${path}`), '/en-ca/', '/en-ca/account/'];
const people = [
  visitor,
  person({}, { authContext: 'iam' }),
  person({ permissions: ['A'] }, { authContext: 'adfs' }),
  person({ permissions: ['A', 'B'] }, { authContext: 'partner' }),
];

/** The pages that a user may see. */
function seen(given: Market, session: Session): string[] {
  const context = { market: given, table: createRouteTable(given), environment: environment(), session };
  return urls.filter((url) => ['page', 'content', 'layout'].includes(decide(url, context).kind));
}

/** The mutations of a payload that leave some part of it unreadable. */
function unreadable(good: unknown, schema: v.GenericSchema): Mutation[] {
  return mutationsOf(good).filter(({ payload }) => !v.is(schema, payload));
}

const isOf = (name: string, paths: readonly string[]) => paths.some((path) => name.startsWith(`${path}:`));

describe('a site of which something cannot be read', () => {
  const before = people.map((session) => seen(site, session));

  it('[GAT-02] is measured by one that shows each person something else', () => {
    assert.equal(new Set(before.map((pages) => pages.join())).size, people.length);
  });

  it('[GAT-02] stands, and shows nobody a page more', (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    // An entry without a readable path cannot be matched to its fixed page.
    const entry = site.routes.findIndex(({ id }) => id === 'contact');
    const isLost = (name: string) => isOf(name, ['routes', `routes.${entry}`, `routes.${entry}.path`]);
    let tried = 0;
    for (const { name, payload } of unreadable(site, marketSchema)) {
      if (name.startsWith('the payload') || /^(id|allowedLocales(\.\d)?|retailPrefix):/.test(name)) continue;
      tried += 1;
      const lines = warn.mock.callCount();
      const read = parseReadable('market', marketSchema, payload, marketIdentity);
      assert.ok(warn.mock.callCount() > lines, `${name}: nothing is said of it`);
      people.forEach((session, index) => {
        const more = seen(read, session).filter((url) => !before[index]?.includes(url));
        assert.deepEqual(isLost(name) ? more.filter((url) => url !== '/en-ca/contact-us/') : more, [], name);
      });
    }
    assert.ok(tried > 500, `${tried} ways`);
  });

  it('[GAT-02] shows no more to a person of whom something cannot be read', (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    let tried = 0;
    people.forEach((session, index) => {
      for (const { name, payload } of unreadable(session, sessionSchema)) {
        if (name.startsWith('the payload') || /^(SESSIONID|USER|USER\.userId):/.test(name)) continue;
        tried += 1;
        const lines = warn.mock.callCount();
        const read = parseReadable('session', sessionSchema, payload, sessionIdentity(payload));
        assert.ok(warn.mock.callCount() > lines, `${name}: nothing is said of it`);
        assert.ok(read.IS_CHILD_SESSION === name.startsWith('IS_CHILD_SESSION'), name);
        assert.ok(read.stepUpRequired === name.startsWith('stepUpRequired'), name);
        const more = seen(site, read).filter((url) => !before[index]?.includes(url));
        assert.deepEqual(more, [], name);
      }
    });
    assert.ok(tried > 100, `${tried} ways`);
  });
});
