import type { privacySettings as english } from '../../en/pages/privacy-settings.ts';
import type { Words } from '../../catalogue.ts';

export const privacySettings: Words<typeof english> = {
  consentIntro:
    'Ihr Unternehmen entscheidet, welche Daten seiner vernetzten Fahrzeuge es mit uns teilt und wofür. Sie können das jederzeit ändern.',
  consentHeading: 'Was Ihr Unternehmen teilt',
  consentCompany: 'Diese Auswahl gilt für alle vernetzten Fahrzeuge von {company}.',
  consentDrivingHeading: 'Fahrdaten',
  consentDrivingText: 'Wie Fahrzeuge gefahren werden: Tempo, Beschleunigung, Bremsen und Gurte.',
  consentVehicleHeading: 'Fahrzeugdaten',
  consentVehicleText:
    'Der Zustand von Fahrzeugen: Kilometerstand, Ladung oder Tank, Warnungen und Servicebedarf.',
  consentLocationHeading: 'Standortdaten',
  consentLocationText: 'Wo Fahrzeuge sind und welche Wege sie nehmen.',
  consentRd: 'Forschung und Entwicklung',
  consentRdText: 'Um Fahrzeuge und Dienste besser und sicherer zu machen.',
  consentMarketing: 'Werbung',
  consentMarketingText: 'Um Ihr Unternehmen auf Angebote hinzuweisen, die zu seiner Flotte passen.',
  consentShared: 'Wird geteilt',
  consentNotShared: 'Wird nicht geteilt',
  consentSave: 'Auswahl speichern',
  consentAcceptAll: 'Alles teilen',
  consentRejectAll: 'Nichts teilen',
  consentNone: 'Ihr Unternehmen hat noch nicht entschieden.',
  consentUnsaved: 'Ihre Änderungen sind noch nicht gespeichert.',
  consentProposedAll:
    'Der geöffnete Link hat alle Felder angekreuzt. Gespeichert wird erst, wenn Sie es tun.',
  consentProposedNone: 'Der geöffnete Link hat alle Felder geleert. Gespeichert wird erst, wenn Sie es tun.',
  consentSaving: 'Ihre Auswahl wird gespeichert...',
  consentSaved: 'Ihre Auswahl ist gespeichert. Geteilt: {count} von {total}.',
  consentSaveFailed:
    'Wir konnten nicht bestätigen, dass Ihre Auswahl gespeichert ist. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  consentLoadFailed:
    'Die Auswahl Ihres Unternehmens konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  consentReadOnly:
    'Nur die Blue-Star-Administration Ihres Unternehmens kann diese Auswahl ändern. Wenden Sie sich für Änderungen an sie.',
  consentUncheckable:
    'Wir konnten nicht prüfen, ob Sie diese Auswahl ändern dürfen; Sie können sie daher nur lesen.',
  consentNoCompany: 'Ihr Konto gehört zu keinem Unternehmen; hier gibt es daher nichts zu entscheiden.',
};
