import type {
  Environment,
  Footer,
  Market,
  NavigationNode,
  RouteLink,
  Section,
  Session,
} from '../../entities/index.ts';
import { fixedPageAt, isAvailable } from '../pages/fixed-page-availability.ts';
import { isExternalLink } from '../links/links.ts';
import { list } from '../list.ts';
import { splitLocale } from '../locale/locale.ts';
import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';
import { visibleNodes } from './visible-sections.ts';

interface Site {
  market: Pick<Market, 'tld'>;
  environment?: Pick<Environment, 'REACT_APP_ENV'> | undefined;
}

const production = { REACT_APP_ENV: 'prod' } as const;

/** Whether a link leads to a fixed page that this site does not have (RTE-06). */
export function leadsToMissingPage(
  target: RouteLink | null,
  { market, environment = production }: Site,
): boolean {
  if (!target || isExternalLink(target)) return false;
  const page = fixedPageAt(routeKey(splitLocale(`/${splitUrl(target.path).path}`.replace('//', '/')).rest));
  return !!page && !isAvailable(page.id, { market, environment });
}

/** The links of a footer section for this user, without those to fixed pages that this site does not have (RTE-06, NAV-07). */
export function footerNodes(section: Section, session: Session, site: Site): NavigationNode[] {
  const nodes = list(section.nodes).filter(({ target }) => !leadsToMissingPage(target, site));
  return visibleNodes({ ...section, nodes }, session);
}

/** The footer's sections that have any links for this user. */
export function footerSections(
  market: Site['market'] & { footer: Pick<Footer, 'sections'> },
  session: Session,
  environment?: Site['environment'],
): Section[] {
  return list(market.footer.sections)
    .map((section) => ({ ...section, nodes: footerNodes(section, session, { market, environment }) }))
    .filter(({ nodes }) => nodes.length > 0);
}
