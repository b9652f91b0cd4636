import type { PortalTexts } from './portal-texts.ts';

export const texts: PortalTexts = {
  onThisPage: 'Auf dieser Seite',
  logInAsOther: 'Als andere Person anmelden',
  forbiddenSignedOut: 'Diese Seite verlangt Berechtigungen. Melden Sie sich an, um sie zu öffnen.',
  technicalDetail: 'Der Browser meldet: {detail}',
  contactEmailHeading: 'Schreiben Sie uns',
  contactComposeIntro:
    'Aus diesem Formular bereiten wir eine E-Mail vor. Gesendet wird sie aus Ihrem eigenen E-Mail-Programm.',
  contactCompose: 'E-Mail vorbereiten',
  contactSubjectRequired: 'Wählen Sie einen Betreff.',
  contactMessageRequired: 'Schreiben Sie eine Nachricht mit mindestens 10 Zeichen.',
  contactReadyHeading: 'Ihre E-Mail ist bereit',
  contactReadyText:
    'Ihr E-Mail-Programm sollte sich mit Ihrer Nachricht an {address} geöffnet haben. Sie erreicht uns, sobald Sie sie dort senden.',
  contactOpenAgain: 'E-Mail noch einmal öffnen',
  contactWriteAnother: 'Weitere Nachricht schreiben',
  privacySettingsText:
    'Hier entscheidet die Verwaltung Ihrer Flotte, welche Daten vernetzter Fahrzeuge geteilt werden. Die Auswahl öffnet mit den Einwilligungen einer kommenden Version; bis dahin ändern wir sie gern auf Anfrage.',
  manageSubscriptionsText:
    'Hier sehen und ändern Sie die Abonnements Ihres Unternehmens. Die Ansichten dafür öffnen mit einer kommenden Version; bis dahin nehmen wir Änderungen auf Anfrage vor.',
  dataSharingText:
    'Hier erlaubt Ihr Unternehmen Partnern, Fahrzeugdaten zu erhalten. Die Ansichten dafür öffnen mit einer kommenden Version; bis dahin nehmen wir Änderungen auf Anfrage vor.',
  updatesText:
    'Neues zu Fahrzeugen, Laden und Service für Flotten, einmal im Monat per E-Mail. Bitten Sie uns um Aufnahme in die Liste und nennen Sie die Themen, die für Sie zählen.',
  blankText:
    'Eine leere Seite im Rahmen, für Teams, die ihre Ansichten ausprobieren. Es gibt sie nur in der Entwicklung.',
  apigeeTestText: 'Diese Seite prüft, ob das Portal seinen Dienst erreicht.',
  apigeeTestWorks: 'Der Dienst antwortet. Es dauerte {duration} ms.',
  apigeeTestFails: 'Der Dienst antwortet nicht: {detail}',
  transactionPreviewText:
    'Eine Vorschau zeigt das Portal so, wie eine Transaktion es machen würde. Öffnen Sie den Link, den Sie erhalten haben; diese Adresse allein hat keine Vorschau.',
  termsUseHeading: 'Nutzung des Portals',
  termsUseText:
    'Das Portal ist für Menschen da, die mit der Flotte ihres Unternehmens arbeiten. Geben Sie Ihre Anmeldung nicht weiter und sagen Sie Ihrer Verwaltung Bescheid, wenn Sie das Unternehmen verlassen.',
  termsDataHeading: 'Fahrzeuge und Daten',
  termsDataText:
    'Ihr Unternehmen entscheidet, welche Fahrzeuge es vernetzt und welche Daten es teilt. Sie sehen Daten nur so weit, wie Ihre Rolle es erlaubt.',
  termsServiceHeading: 'Verfügbarkeit',
  termsServiceText:
    'Wir halten das Portal in Betrieb und kündigen Wartungen an. Ihr Vertrag sagt, welche Zusagen für Ihre Produkte gelten.',
  viewSlotText:
    'Dieser Platz ist für die Ansicht eines anderen Teams bestimmt. Sie erscheint hier, sobald eingebettete Ansichten eingeschaltet sind.',
  viewSlotFramework: 'Erstellt mit {framework}',
  layoutEmpty: 'Auf dieser Seite stehen noch keine Ansichten.',
  countrySitesLanguages: 'Sprachen: {country}',
  countrySitesAmericas: 'Amerika',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Weitere Seiten',
};
