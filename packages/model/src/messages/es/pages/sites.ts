import type { sites as english } from '../../en/pages/sites.ts';
import type { Words } from '../../catalogue.ts';

export const sites: Words<typeof english> = {
  sitemapIntro: 'Todas las páginas que puede abrir, en el orden del menú.',
  sitemapMore: 'Más páginas',
  sitemapEmpty: 'No hay páginas que mostrar.',
  sitemapSearch: 'Buscar en las páginas',
  sitemapSearchTitle: 'Búsqueda: {query}',
  sitemapFound: '{count, plural, one {# página encontrada} other {# páginas encontradas}} para «{query}»',
  sitemapNothingFound: 'No se ha encontrado ninguna página para «{query}».',
  sitemapNothingFoundHint: 'Compruebe la ortografía o busque con menos palabras.',
  sitemapShowAll: 'Mostrar todas las páginas',
  countrySitesIntro: 'Elija su país y su idioma.',
  countrySitesCurrent: 'Este sitio',
  countrySitesLanguages: 'Idiomas: {country}',
  countrySitesAmericas: 'América',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Otros sitios',
  countrySitesFailed:
    'No se ha podido cargar la lista de sitios por país. Compruebe su conexión e inténtelo de nuevo.',
};
