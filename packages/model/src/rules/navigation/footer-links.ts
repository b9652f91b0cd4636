import type { Environment, Footer, Market, RouteLink, Section, Session } from '../../entities/index.ts';
import { fixedPageAt, isAvailable } from '../pages/fixed-page-availability.ts';
import { isExternalLink } from '../links/links.ts';
import { list } from '../list.ts';
import { splitLocale } from '../locale/locale.ts';
import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';
import { visibleSections } from './visible-sections.ts';

interface Site {
  market: Pick<Market, 'tld'>;
  environment?: Pick<Environment, 'REACT_APP_ENV'>;
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

/**
 * The footer's sections for this person: without the links they may not follow (NAV-07) and without links to fixed
 * pages that this site does not have (RTE-06).
 */
export function footerSections(
  market: Site['market'] & { footer: Pick<Footer, 'sections'> },
  session: Session,
  environment: Pick<Environment, 'REACT_APP_ENV'> = production,
): Section[] {
  const sections = list(market.footer.sections).map((section) => ({
    ...section,
    nodes: list(section.nodes).filter(({ target }) => !leadsToMissingPage(target, { market, environment })),
  }));
  return visibleSections(sections, session);
}
