import fc from 'fast-check';
import { sites } from './arbitrary-site.ts';
import { damage, tails, urls } from './arbitrary-url.ts';
import type { DecisionContext } from '../rules/routing/decision-step.ts';

export interface Visit {
  site: DecisionContext;
  url: string;
}

/** The address of one of the site's own routes, with or without a locale. */
const knownUrls = fc.record({
  index: fc.nat({ max: 11 }),
  locale: fc.constantFrom('/en-ca', '/en-ca', '/en-ca', '/fr-ca', ''),
  beyond: fc.constantFrom('', 'x/', 'x/y/'),
  tail: tails,
  harm: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: damage }),
});

/** A user at an address, mostly one that the market knows. */
export const visits: fc.Arbitrary<Visit> = fc
  .record({
    site: sites,
    known: fc.option(knownUrls, { freq: 4 }),
    url: urls,
  })
  .map(({ site, known, url }) => {
    const route = known && site.market.routes[known.index % site.market.routes.length];
    if (!known || !route) return { site, url };
    const path = route.path.replace(/\*\/?$/, known.beyond);
    const address = known.locale + path + known.tail;
    return { site, url: known.harm ? known.harm(address) : address };
  });
