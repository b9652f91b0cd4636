import type { MarketSummary } from '../../entities/index.ts';
import { countryName } from '../locale/country-name.ts';
import { localePath } from '../locale/locale.ts';
import { safeHref } from '../address/path.ts';

export interface SiteRegion {
  /** The region's name in the reader's language. */
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
 * All country sites by region, in the order of the alphabet; sites of no known country come last.
 * @param names the regions' names in the reader's language
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

/**
 * What a site is called: its country; its own title where it has none, or shares it with another site and is called otherwise.
 */
function siteName(site: MarketSummary, sites: readonly MarketSummary[], locale: string): string {
  const { countryCode, title } = site;
  const isShared = sites.some((other) => other.id !== site.id && other.countryCode === countryCode);
  const isCountry = !isShared || title === countryName(countryCode, 'en');
  return countryCode && isCountry ? countryName(countryCode, locale) : title;
}

/**
 * Where a site stands in one of its languages; empty where its address is unsafe.
 * @param origin this site's origin, such as `location.origin`
 */
export function siteHref({ allowedLocales, url }: MarketSummary, locale: string, origin: string): string {
  const href = safeHref(url);
  if (!href || allowedLocales.length < 2) return href ?? '';
  const site = URL.parse(href, origin)?.href ?? origin;
  return URL.parse(localePath(locale, '/'), site)?.href ?? href;
}
