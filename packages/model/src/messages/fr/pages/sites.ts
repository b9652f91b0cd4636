import type { sites as english } from '../../en/pages/sites.ts';
import type { Words } from '../../catalogue.ts';

export const sites: Words<typeof english> = {
  sitemapIntro: 'Toutes les pages que vous pouvez ouvrir, dans l’ordre du menu.',
  sitemapMore: 'Autres pages',
  sitemapEmpty: 'Il n’y a aucune page à afficher.',
  sitemapSearch: 'Rechercher dans les pages',
  sitemapSearchTitle: 'Recherche\u00a0: {query}',
  sitemapFound: '{count, plural, one {# page trouvée} other {# pages trouvées}} pour « {query} »',
  sitemapNothingFound: 'Aucune page trouvée pour « {query} ».',
  sitemapNothingFoundHint: 'Vérifiez l’orthographe ou utilisez moins de mots.',
  sitemapShowAll: 'Afficher toutes les pages',
  countrySitesIntro: 'Choisissez votre pays et votre langue.',
  countrySitesCurrent: 'Ce site',
  countrySitesLanguages: 'Langues\u00a0: {country}',
  countrySitesAmericas: 'Amériques',
  countrySitesEurope: 'Europe',
  countrySitesOther: 'Autres sites',
  countrySitesFailed:
    'La liste des sites par pays n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
};
