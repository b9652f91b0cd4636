/** Addresses by key, then by locale or language (FTR-05). */
export type LinkCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The addresses behind the footer's translate-me links (FTR-05), by key, then by locale or language. */
export const links: LinkCatalogue = {
  'owner-manuals': {
    en: 'https://www.example.com/en/owner-manuals/',
    de: 'https://www.example.com/de/betriebsanleitungen/',
    fr: 'https://www.example.com/fr/manuels-du-proprietaire/',
    es: 'https://www.example.com/es/manuales-del-propietario/',
    it: 'https://www.example.com/it/manuali-del-proprietario/',
    tr: 'https://www.example.com/tr/kullanici-kilavuzlari/',
    sv: 'https://www.example.com/sv/instruktionsbocker/',
    'fr-ca': 'https://www.example.com/fr-ca/guides-du-proprietaire/',
  },
};
