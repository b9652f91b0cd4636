/** The sitemap and the list of country sites. */
export const sites = {
  sitemapIntro: 'All pages that you can open, in the order of the menu.',
  sitemapMore: 'More pages',
  sitemapEmpty: 'There are no pages to show.',
  sitemapSearch: 'Search the pages',
  sitemapSearchTitle: 'Search: {query}',
  sitemapFound: '{count, plural, one {# page} other {# pages}} found for “{query}”',
  sitemapNothingFound: 'No page was found for “{query}”.',
  sitemapNothingFoundHint: 'Check the spelling, or search for fewer words.',
  sitemapShowAll: 'Show all pages',
  countrySitesIntro: 'Choose your country and language.',
  countrySitesCurrent: 'This site',
  countrySitesLanguages: 'Languages of {country}',
  countrySitesAmericas: 'Americas',
  countrySitesEurope: 'Europe',
  countrySitesOther: 'Other sites',
  countrySitesFailed: 'The list of country sites could not be loaded. Check your connection and try again.',
};
