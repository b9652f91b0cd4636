import type { PageMessages } from '../../messages/catalogue.ts';
import { destinationAt, type SiteContext } from './destination.ts';
import { titleKeyOf } from './fixed-pages.ts';
import { routeTitle } from './route-title.ts';
import { splitUrl } from '../address/url-parts.ts';

/** The title of the page at an address; empty if the site has no page there or no title for it. */
export function pageTitleAt(url: string, site: SiteContext, locale: string, messages: PageMessages): string {
  const destination = destinationAt(splitUrl(url).path, site);
  if (!destination) return '';
  return destination.kind === 'page'
    ? messages[titleKeyOf(destination.page.id)]
    : routeTitle(destination.route, locale);
}
