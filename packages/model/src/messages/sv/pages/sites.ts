import type { sites as english } from '../../en/pages/sites.ts';
import type { Words } from '../../catalogue.ts';

export const sites: Words<typeof english> = {
  sitemapIntro: 'Alla sidor du kan öppna, i menyns ordning.',
  sitemapMore: 'Fler sidor',
  sitemapEmpty: 'Det finns inga sidor att visa.',
  sitemapSearch: 'Sök bland sidorna',
  sitemapSearchTitle: 'Sökning: {query}',
  sitemapFound: '{count, plural, one {# sida} other {# sidor}} hittades för ”{query}”',
  sitemapNothingFound: 'Ingen sida hittades för ”{query}”.',
  sitemapNothingFoundHint: 'Kontrollera stavningen eller sök på färre ord.',
  sitemapShowAll: 'Visa alla sidor',
  countrySitesIntro: 'Välj land och språk.',
  countrySitesCurrent: 'Den här webbplatsen',
  countrySitesLanguages: 'Språk: {country}',
  countrySitesAmericas: 'Amerika',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Andra sajter',
  countrySitesFailed:
    'Listan med webbplatser per land kunde inte laddas. Kontrollera anslutningen och försök igen.',
};
