import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../entities/index.ts';
import { routeHeading } from './route-title.ts';

const route = (extras: Route['extras']) => ({ id: 'vehicle-reports', extras }) as Route;

describe('routeHeading', () => {
  const rows: [name: string, extras: Route['extras'], expected: string][] = [
    ['is the title', { title: 'Reports' }, 'Reports'],
    ['is the title of the language', { title: 'Reports', altTitles: { 'fr-ca': 'Rapports' } }, 'Rapports'],
    ['is the id in words where there is no title', {}, 'Vehicle reports'],
    ['is the id in words where the title is no text', { title: 7 }, 'Vehicle reports'],
  ];
  for (const [name, extras, expected] of rows)
    it(`[RTE-27] ${name}`, () => assert.equal(routeHeading(route(extras), 'fr-ca'), expected));
});
