import type { MarketSummary } from '../../entities/index.ts';
import { countryName } from '../locale/country-name.ts';
import { localePath } from '../locale/locale.ts';
import { safeHref } from '../address/path.ts';

export interface SiteRegion {
  /** The region's name in the user's language. */
  name: string;
  sites: (MarketSummary & { name: string })[];
}

type RegionName = 'americas' | 'europe' | 'others';

const regions: ReadonlyMap<string, RegionName> = new Map(
  Object.entries({
    us: 'americas',
    ca: 'americas',
    gb: 'europe',
    fr: 'europe',
    de: 'europe',
    es: 'europe',
    it: 'europe',
    ie: 'europe',
    at: 'europe',
    tr: 'europe',
    se: 'europe',
  } as const),
);

/**
 * All country sites by region, in alphabetical order; sites of unknown countries come last.
 * @param names the regions' names in the user's language
 */
export function siteRegions(
  sites: readonly MarketSummary[],
  locale: string,
  names: Readonly<Record<RegionName, string>>,
): SiteRegion[] {
  const byRegion = Map.groupBy(
    sites,
    ({ countryCode }) => regions.get(countryCode.toLowerCase()) ?? 'others',
  );
  const { compare } = new Intl.Collator(locale);
  const named = (region: RegionName): SiteRegion => ({
    name: names[region],
    sites: (byRegion.get(region) ?? [])
      .map((site) => ({ ...site, name: siteName(site, sites, locale) }))
      .toSorted((a, b) => compare(a.name, b.name)),
  });
  return (['americas', 'europe', 'others'] as const).map(named).filter((region) => region.sites.length > 0);
}

/** A site's name: its country's; its title if it has no country, or shares one and is not titled with the country's name. */
function siteName(site: MarketSummary, sites: readonly MarketSummary[], locale: string): string {
  const { countryCode, title } = site;
  const isShared = sites.some((other) => other.id !== site.id && other.countryCode === countryCode);
  const isCountry = !isShared || title === countryName(countryCode, 'en');
  return countryCode && isCountry ? countryName(countryCode, locale) : title;
}

/**
 * The address of a site in one of its languages; empty if its address is unsafe.
 * @param origin this site's origin, such as `location.origin`
 */
export function siteHref({ allowedLocales, url }: MarketSummary, locale: string, origin: string): string {
  const href = safeHref(url);
  if (!href || allowedLocales.length < 2) return href ?? '';
  const site = URL.parse(href, origin)?.href ?? origin;
  return URL.parse(localePath(locale, '/'), site)?.href ?? href;
}
