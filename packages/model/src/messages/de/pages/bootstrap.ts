import type { bootstrap as english } from '../../en/pages/bootstrap.ts';
import type { Words } from '../../catalogue.ts';

export const bootstrap: Words<typeof english> = {
  bootstrapTitle: 'Das Portal konnte nicht starten',

  environmentMissingHeading: 'Die Einstellungen des Portals sind nicht angekommen',
  environmentMissingText:
    'Das Portal hat zehn Sekunden auf seine Einstellungen gewartet und kann ohne sie nicht starten.',
  environmentMissingAdvice:
    'Aktualisieren Sie die Seite. Wenn es wieder passiert, sperrt vielleicht ein Netzwerkfilter diese Website.',

  environmentInvalidHeading: 'Die Einstellungen des Portals sind falsch',
  environmentInvalidText:
    'Die Einstellungen dieser Website sind nicht lesbar, deshalb kann das Portal nicht starten: {detail}',
  environmentInvalidAdvice:
    'Aktualisieren Sie die Seite. Wenn es wieder passiert, teilen Sie uns mit, was hier steht.',

  marketUnknownHeading: 'Das Land dieser Website ist unbekannt',
  marketUnknownText: 'Es gibt keinen Markt „{market}“ und deshalb keine Seiten.',
  marketUnknownAdvice: 'Wählen Sie Ihr Land aus der Liste der Länderseiten.',

  backendDownHeading: 'Der Dienst des Portals ist nicht erreichbar',
  backendDownText: 'Ihre Verbindung oder unser Dienst ist unterbrochen. Ihre Daten sind sicher.',
  backendDownAdvice: 'Prüfen Sie Ihre Verbindung, warten Sie eine Minute und aktualisieren Sie die Seite.',

  backendFailedHeading: 'Der Dienst des Portals hat einen Fehler gemeldet',
  backendFailedText:
    'Der Dienst hat mit einem Fehler geantwortet, deshalb kann das Portal nicht starten: {detail}',
  backendFailedAdvice:
    'Warten Sie eine Minute und aktualisieren Sie die Seite. Wenn es wieder passiert, teilen Sie uns mit, was hier steht.',

  backendSlowHeading: 'Der Dienst des Portals braucht zu lange',
  backendSlowText: 'Der Dienst hat nicht rechtzeitig geantwortet, deshalb wartet das Portal nicht länger.',
  backendSlowAdvice: 'Warten Sie eine Minute und aktualisieren Sie die Seite.',

  backendHtmlHeading: 'Das Portal hat eine unerwartete Antwort erhalten',
  backendHtmlText:
    'Statt Daten kam eine Webseite zurück. Oft ist die Anmeldeseite eines Netzwerks oder ein Proxy die Ursache.',
  backendHtmlAdvice:
    'Melden Sie sich in Ihrem Netzwerk an, wenn es das verlangt, und aktualisieren Sie dann die Seite.',

  malformedHeading: 'Das Portal hat Daten erhalten, die es nicht lesen kann',
  malformedText:
    'Die Antwort des Dienstes ist anders als erwartet, deshalb kann das Portal nicht starten: {detail}',
  malformedAdvice:
    'Aktualisieren Sie die Seite. Wenn es wieder passiert, teilen Sie uns mit, was hier steht.',
};
