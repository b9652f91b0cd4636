import { environment, market } from '../../testing/fixtures.ts';
import type { DecisionContext } from './decision-step.ts';
import type { Outcome } from './outcome.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';

export type MarketInput = NonNullable<Parameters<typeof market>[0]>;

export const redirectTo = (id: string, path: string, target: string) => ({
  id,
  path,
  mode: 'redirect',
  extras: { target },
});

export const routes: NonNullable<MarketInput['routes']> = [
  { id: 'home', path: '/', mode: 'aempage' },
  { id: 'vans', path: '/vans/', mode: 'aempage' },
  { id: 'guides', path: '/guides/*/', mode: 'aempage' },
  { id: 'french', path: '/fr-ca/nouvelles/', mode: 'aempage' },
  { id: 'orders', path: '/orders/', mode: 'layout', layoutOrRouteId: 'grid', permissionsRequired: ['A'] },
  { id: 'lost', path: '/lost/', mode: 'layout', layoutOrRouteId: 'none' },
  { id: 'odd', path: '/odd/', mode: 'carousel' },
  { id: 'analytics', path: '/analytics-page/', mode: 'aempage', requiredAuthContext: 'analytics' },
  { id: 'adfs', path: '/adfs-page/', mode: 'aempage', requiredAuthContext: 'adfs' },
  redirectTo('old', '/old/', '/vans?from=old'),
  redirectTo('older', '/older/', '/old'),
  redirectTo('oldest', '/oldest/', 'older/'),
  { id: 'tips', path: '/tips/*', mode: 'aempage' },
  { id: 'tips-by-id', path: '/tips-by-id/', mode: 'redirect', layoutOrRouteId: 'tips' },
  { id: 'by-id', path: '/by-id/', mode: 'redirect', layoutOrRouteId: 'guides' },
  redirectTo('to-orders', '/to-orders/', '/orders/'),
  redirectTo('guarded', '/guarded/', '/vans/'),
  redirectTo('out', '/out/', 'https://p.example/a'),
  redirectTo('prices', '/prices/', '/files/prices.pdf'),
  { id: 'legal-page', path: '/legal.html/', mode: 'aempage' },
  redirectTo('legal', '/legal/', '/legal.html'),
  redirectTo('script', '/script/', 'javascript:alert(1)'),
  redirectTo('host', '/host/', '//evil.example'),
  redirectTo('mail', '/mail/', 'mailto:fleet@example.com'),
  redirectTo('news', '/news/', '/fr-ca/nouvelles/'),
  { id: 'nowhere', path: '/nowhere/', mode: 'redirect' },
  redirectTo('l1', '/loop-1/', '/loop-2/'),
  redirectTo('l2', '/loop-2/', '/loop-1/?again=1'),
  redirectTo('self', '/self/', '/self/'),
];
const layouts: MarketInput['layouts'] = [
  { id: 'grid', permissionsRequired: ['B'], requiredAuthContexts: ['iam'] },
];

/** A visitor's context, in a market that has one of everything. */
export function context(overrides: MarketInput = {}, more: Partial<DecisionContext> = {}): DecisionContext {
  const given = market({ routes, layouts, ...overrides });
  return {
    market: given,
    table: createRouteTable(given),
    session: visitor,
    environment: environment(),
    ...more,
  };
}

/** An outcome in one line. */
export function line(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'page':
      return `page ${outcome.page} in ${outcome.locale}`;
    case 'content':
    case 'layout':
    case 'nothing':
      return `${outcome.kind} ${outcome.route.id} in ${outcome.locale}`;
    case 'redirect':
      return `redirect to ${outcome.to} (${outcome.reason})`;
    case 'leave':
      return `leave to ${outcome.href}`;
    case 'notFound':
      return `not found in ${outcome.locale}`;
    case 'loop':
      return `loop ${outcome.chain.join(' > ')}`;
  }
}
