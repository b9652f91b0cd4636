import { languageOf, type Language } from '../rules/locale/locale.ts';

/** All languages in one file: if a part fails to load, a separate language file would probably fail, too. */
const words: Readonly<Record<Language, string>> = {
  en: 'This part could not be loaded. Check your connection and try again.',
  de: 'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  fr: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  es: 'No se ha podido cargar esta parte. Compruebe su conexión e inténtelo de nuevo.',
  it: 'Non è stato possibile caricare questa parte. Controlla la connessione e riprova.',
  tr: 'Bu bölüm yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  sv: 'Den här delen kunde inte laddas. Kontrollera anslutningen och försök igen.',
};

/** Says that a part of the page did not load, and what to do. */
export function partFailed(locale: string): string {
  return words[languageOf(locale)];
}
