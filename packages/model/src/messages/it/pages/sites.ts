import type { sites as english } from '../../en/pages/sites.ts';
import type { Words } from '../../catalogue.ts';

export const sites: Words<typeof english> = {
  sitemapIntro: 'Tutte le pagine che puoi aprire, nell’ordine del menu.',
  sitemapMore: 'Altre pagine',
  sitemapEmpty: 'Non ci sono pagine da mostrare.',
  sitemapSearch: 'Cerca nelle pagine',
  sitemapSearchTitle: 'Ricerca: {query}',
  sitemapFound: '{count, plural, one {# pagina trovata} other {# pagine trovate}} per “{query}”',
  sitemapNothingFound: 'Nessuna pagina trovata per “{query}”.',
  sitemapNothingFoundHint: 'Controlla l’ortografia o cerca con meno parole.',
  sitemapShowAll: 'Mostra tutte le pagine',
  countrySitesIntro: 'Scegli il tuo Paese e la tua lingua.',
  countrySitesCurrent: 'Questo sito',
  countrySitesLanguages: 'Lingue: {country}',
  countrySitesAmericas: 'Americhe',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Altri siti',
  countrySitesFailed:
    'Non è stato possibile caricare l’elenco dei siti per Paese. Controlla la connessione e riprova.',
};
