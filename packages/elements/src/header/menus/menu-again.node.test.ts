import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OpenMenu } from '../open-menu.ts';
import { type Bar, menuAgain } from './menu-again.ts';
import { marketWith, route, simple } from './menu.fixture.ts';

const vans = simple('Vans', [route('Deep')]);
const trucks = simple('Trucks', [route('Deep')]);

const bar = (person: string | undefined, ...items: object[]): Bar => ({
  person,
  nodes: marketWith(...items).navBar.items,
});

const submenu = (index: number) => ({ kind: 'submenu', index }) as const;
const drawer = { kind: 'mobile', level: { kind: 'root' } } as const;

describe('an open menu in a bar that changes', () => {
  const before = bar('jane', vans, trucks);
  for (const [id, what, open, now, again] of [
    ['NAV-07', 'stays with its node', submenu(1), bar('jane', vans, trucks), submenu(1)],
    ['NAV-07', 'moves with its node', submenu(1), bar('jane', trucks, vans), submenu(0)],
    ['NAV-07', 'closes with its node', submenu(1), bar('jane', vans), null],
    [
      'NAV-01',
      'closes where its node keeps a link alone',
      submenu(1),
      bar('jane', vans, route('Trucks')),
      null,
    ],
    ['SES-02', 'closes with its person', submenu(1), bar('john', vans, trucks), null],
    ['SES-02', 'closes with its person, a list too', { kind: 'company' }, bar(undefined, vans, trucks), null],
    ['SES-02', 'stays where it is the languages', { kind: 'language' }, bar('john'), { kind: 'language' }],
    ['NAV-07', 'stays where it belongs to no node', { kind: 'more' }, bar('jane'), { kind: 'more' }],
    ['NAV-07', 'stays where it is the drawer, which sees to itself', drawer, bar('john'), drawer],
  ] as [string, string, OpenMenu, Bar, OpenMenu | null][])
    it(`[${id}] ${what}`, () => assert.deepEqual(menuAgain(open, before, now), again));
});
