import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro:
    'Schreiben Sie uns oder rufen Sie uns an. Nachrichten beantworten wir innerhalb von zwei Werktagen.',
  contactFormHeading: 'Nachricht senden',
  contactNameLabel: 'Ihr Name',
  contactEmailLabel: 'E-Mail für unsere Antwort',
  contactSubjectLabel: 'Betreff',
  contactSubjectChoose: 'Betreff wählen',
  contactSubjectAccount: 'Konto und Anmeldung',
  contactSubjectVehicles: 'Fahrzeuge und Bestellungen',
  contactSubjectTelematics: 'Telematik und Daten',
  contactSubjectBilling: 'Rechnungen und Zahlung',
  contactSubjectOther: 'Etwas anderes',
  contactMessageLabel: 'Nachricht',
  contactMessageHint: 'Schreiben Sie keine Passwörter und keine Zahlungsdaten.',
  contactSend: 'Nachricht senden',
  contactSentHeading: 'Ihre Nachricht wurde gesendet',
  contactSentText: 'Vielen Dank. Wir antworten an {email}.',
  contactFailed:
    'Ihre Nachricht wurde nicht gesendet. Prüfen Sie Ihre Verbindung und senden Sie sie noch einmal.',
  contactRequired: 'Füllen Sie dieses Feld aus.',
  contactEmailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@firma.de ein.',
  contactErrors: 'Prüfen Sie die markierten Felder.',
  contactPhoneHeading: 'Rufen Sie uns an',
  contactPhoneText:
    'Halten Sie den Namen Ihres Unternehmens bereit, damit wir Ihnen schneller helfen können.',
  contactHoursHeading: 'Servicezeiten',
  contactHoursText: 'Montag bis Freitag, 8 bis 18 Uhr. An Feiertagen geschlossen.',
};
