import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
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
};
