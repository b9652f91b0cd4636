import type { FlowMessages } from '../flow-messages.ts';

export const flows: FlowMessages = {
  // The preference popup
  preferenceTitle: 'Daten vernetzter Fahrzeuge teilen?',
  preferenceText:
    'Ihr Unternehmen kann Daten seiner vernetzten Fahrzeuge mit uns teilen: für Forschung und Entwicklung und für Marketing. Sie entscheiden für das ganze Unternehmen und können das jederzeit ändern.',
  preferenceYes: 'Ja',
  preferenceNo: 'Nein',
  preferenceChoose: 'Auswählen',
  preferenceSavedTitle: 'Vielen Dank',
  preferenceSavedText:
    'Sie haben für alle Arten von Fahrzeugdaten mit Ja geantwortet. In Ihren Einstellungen können Sie das jederzeit ansehen und ändern.',
  preferenceDone: 'Fertig',
  preferenceDeclinedTitle: 'Sie haben mit Nein geantwortet',
  preferenceDeclinedText:
    'Es werden keine Fahrzeugdaten geteilt. In Ihren Einstellungen können Sie das jederzeit ansehen und ändern.',
  preferenceCancel: 'Abbrechen',
  preferenceSettings: 'Einstellungen ändern',
  // The terms
  termsPromptTitle: 'Nutzungsbedingungen',
  termsPromptText: 'Bitte lesen und akzeptieren Sie die Bedingungen, um fortzufahren.',
  termsBox: 'Text der Bedingungen',
  termsAcknowledge: 'Ich bestätige, dass ich alle Nutzungsbedingungen gelesen habe',
  termsAccept: 'Akzeptieren',
  termsSignOut: 'Abmelden',
  termsSaving: 'Ihre Zustimmung wird gespeichert...',
  termsFailed:
    'Ihre Zustimmung konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  termsAccess: 'Vielen Dank. Ihr Zugang wird eingerichtet...',
  termsStuck:
    'Die Bedingungen sind akzeptiert, aber Ihr Zugang konnte nicht eingerichtet werden. Versuchen Sie es erneut, oder fahren Sie mit Ihrem bisherigen Zugang fort.',
  termsRetry: 'Erneut versuchen',
  termsLater: 'Später',
  // Banners
  previewText:
    'Sie befinden sich in der Transaktionsvorschau. Mit VORSCHAU BEENDEN kehren Sie zur Live-Website zurück.',
  previewLost:
    'Die Transaktionsvorschau konnte nicht wieder gestartet werden. Mit VORSCHAU BEENDEN kehren Sie zur Live-Website zurück.',
  exitPreview: 'VORSCHAU BEENDEN',
  childSessionText:
    'Sie greifen gerade auf das Konto von {companyName} zu. Mit SITZUNG BEENDEN kehren Sie zur Seite für die Freigabe der Datennutzung zurück.',
  childSessionUnnamed:
    'Sie greifen gerade auf das Konto eines anderen Unternehmens zu. Mit SITZUNG BEENDEN kehren Sie zur Seite für die Freigabe der Datennutzung zurück.',
  endSession: 'SITZUNG BEENDEN',
  fleetText: 'Die Flottenseite ist hierher umgezogen. Sie können alles weiter tun, was Sie dort getan haben.',
  signOutFailed:
    'Sie sind noch angemeldet: Die Abmeldung hat unseren Dienst nicht erreicht. Melden Sie sich noch einmal ab, bevor andere dieses Gerät benutzen.',
};
