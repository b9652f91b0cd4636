import type { services as english } from '../../en/pages/services.ts';
import type { Words } from '../../catalogue.ts';

export const services: Words<typeof english> = {
  manageSubscriptionsText: 'Sehen Sie, welche Produkte für Sie aktiv sind, und bitten Sie um Änderungen.',
  subscriptionsHeading: 'Aktive Produkte',
  subscriptionsNone: 'Noch sind keine Produkte aktiv.',
  subscriptionsChangeHeading: 'Ein Abonnement ändern',
  subscriptionsChangeText:
    'Schreiben Sie uns, welches Produkt Sie hinzufügen, ändern oder beenden möchten. Es gelten die Fristen Ihres Vertrags.',
  subscriptionsAsk: 'Um eine Änderung bitten',
  subscriptionsMarketplace: 'Marktplatz öffnen',
  dataSharingText: 'Partner erhalten Daten Ihrer Fahrzeuge erst, wenn Ihr Unternehmen es ihnen erlaubt hat.',
  sharingHeading: 'So wird ein Partner zugelassen',
  sharingAskHeading: 'Anfragen',
  sharingAskText: 'Nennen Sie uns den Partner und die Fahrzeuge, um die es geht.',
  sharingCheckHeading: 'Prüfen',
  sharingCheckText: 'Wir senden Ihrer Administration eine Übersicht: welche Daten, wofür und wie lange.',
  sharingStartHeading: 'Zustimmen',
  sharingStartText: 'Der Partner erhält Daten, sobald Ihre Administration zugestimmt hat, und nicht früher.',
  sharingEndText: 'Eine Erlaubnis lässt sich jederzeit zurücknehmen: Schreiben Sie uns auf demselben Weg.',
  sharingAsk: 'Um Zulassung bitten',
  updatesText:
    'Neues für Flotten, einmal im Monat per E-Mail. Wählen Sie Ihre Themen; wir bereiten eine E-Mail vor, die Sie auf die Liste setzt.',
  updatesTopics: 'Themen',
  updatesVehicles: 'Neue Fahrzeuge',
  updatesCharging: 'Laden und Energie',
  updatesService: 'Service und Wartung',
  updatesTelematics: 'Telematik und Daten',
  updatesRequired: 'Wählen Sie mindestens ein Thema.',
  updatesEmailSubject: 'Bitte senden Sie mir Neuigkeiten',
  updatesEnd: 'Sie können die Liste jederzeit verlassen: Jede E-Mail sagt, wie.',
};
