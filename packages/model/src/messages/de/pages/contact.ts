import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro:
    'Schreiben Sie uns oder rufen Sie uns an. Nachrichten beantworten wir innerhalb von zwei Werktagen.',
  contactFormHeading: 'Nachricht senden',
  contactComposeIntro:
    'Aus diesem Formular bereiten wir eine E-Mail vor. Gesendet wird sie aus Ihrem eigenen E-Mail-Programm. Beide Felder sind erforderlich.',
  contactSubjectLabel: 'Betreff',
  contactSubjectChoose: 'Betreff wählen',
  contactSubjectRequired: 'Wählen Sie einen Betreff.',
  contactSubjectQuote: 'Angebot für Fahrzeuge',
  contactSubjectAccount: 'Konto und Anmeldung',
  contactSubjectVehicles: 'Fahrzeuge und Bestellungen',
  contactSubjectTelematics: 'Telematik und Daten',
  contactSubjectBilling: 'Rechnungen und Zahlung',
  contactSubjectOther: 'Etwas anderes',
  contactMessageLabel: 'Nachricht',
  contactMessageHint: 'Mindestens 10 Zeichen. Schreiben Sie keine Passwörter und keine Zahlungsdaten.',
  contactMessageRequired: 'Schreiben Sie eine Nachricht mit mindestens 10 Zeichen.',
  contactCompose: 'E-Mail vorbereiten',
  contactReadyHeading: 'Ihre E-Mail ist bereit',
  contactReadyText:
    'Ihr E-Mail-Programm sollte sich mit Ihrer Nachricht an {address} geöffnet haben. Sie erreicht uns, sobald Sie sie dort senden.',
  contactReadyCopy: 'Öffnet sich kein E-Mail-Programm, senden Sie diesen Text an {address}.',
  contactOpenAgain: 'E-Mail noch einmal öffnen',
  contactChange: 'Nachricht ändern',
  contactWriteAnother: 'Weitere Nachricht schreiben',
  contactPhoneHeading: 'Rufen Sie uns an',
  contactPhoneText:
    'Halten Sie den Namen Ihres Unternehmens bereit, damit wir Ihnen schneller helfen können.',
  contactHoursHeading: 'Servicezeiten',
  contactHoursText: 'Montag bis Freitag, 8 bis 18 Uhr. An Feiertagen geschlossen.',
  contactEmailHeading: 'Schreiben Sie uns',
};
