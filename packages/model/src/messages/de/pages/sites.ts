import type { sites as english } from '../../en/pages/sites.ts';
import type { Words } from '../../catalogue.ts';

export const sites: Words<typeof english> = {
  sitemapIntro: 'Alle Seiten, die Sie öffnen können, in der Reihenfolge des Menüs.',
  sitemapMore: 'Weitere Seiten',
  sitemapEmpty: 'Es gibt keine Seiten.',
  sitemapSearch: 'Seiten durchsuchen',
  sitemapSearchTitle: 'Suche: {query}',
  sitemapFound: '{count, plural, one {# Seite} other {# Seiten}} zu „{query}“ gefunden',
  sitemapNothingFound: 'Für „{query}“ wurde keine Seite gefunden.',
  sitemapNothingFoundHint: 'Prüfen Sie die Schreibweise oder suchen Sie nach weniger Wörtern.',
  sitemapShowAll: 'Alle Seiten anzeigen',
  countrySitesIntro: 'Wählen Sie Ihr Land und Ihre Sprache.',
  countrySitesCurrent: 'Diese Website',
  countrySitesLanguages: 'Sprachen: {country}',
  countrySitesAmericas: 'Amerika',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Weitere Seiten',
  countrySitesFailed:
    'Die Liste der Länderseiten konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
