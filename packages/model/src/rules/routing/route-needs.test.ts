import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { layoutSchema, parse, routeSchema } from '../../entities/index.ts';
import { routeNeeds, unknownLayout } from './route-needs.ts';

const grid = parse('layout', layoutSchema, {
  id: 'grid',
  permissionsRequired: ['B'],
  requiredAuthContexts: ['iam', 'adfs'],
});
const needsOf = (fields: object) => {
  const route = parse('route', routeSchema, { id: 'r', path: '/r/', layoutOrRouteId: 'grid', ...fields });
  return routeNeeds(route, (id) => (id === grid.id ? grid : undefined));
};

describe('routeNeeds', () => {
  const nothing = { contexts: [], permissions: [] };
  const own = { contexts: ['analytics'], permissions: ['A'] };
  const asks = { requiredAuthContext: 'analytics', permissionsRequired: ['A'] };
  const layouts = { contexts: ['iam', 'adfs'], permissions: ['B'] };
  const cases: [title: string, fields: object, needs: object[]][] = [
    ['asks for what a route and its layout need', { mode: 'layout', ...asks }, [own, layouts]],
    ['asks for what the layout needs alone', { mode: 'layout' }, [nothing, layouts]],
    [
      'lets nobody in by a layout that is not there',
      { mode: 'layout', layoutOrRouteId: 'x', ...asks },
      [own, unknownLayout],
    ],
    ['asks for what a layout needs where the mode cannot be read', { mode: '' }, [nothing, layouts]],
    ['asks for no layout of a redirect to a route of its name', { mode: 'redirect', ...asks }, [own]],
    ['asks for nothing where nothing is needed', { mode: 'aempage' }, [nothing]],
  ];
  for (const [title, fields, needs] of cases) {
    it(`[GAT-02] ${title}`, () => assert.deepEqual(needsOf(fields), needs));
  }
});
