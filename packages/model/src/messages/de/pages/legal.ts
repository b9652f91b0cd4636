import type { legal as english } from '../../en/pages/legal.ts';
import type { Words } from '../../catalogue.ts';

export const legal: Words<typeof english> = {
  privacyIntro:
    'Diese Erklärung sagt, welche personenbezogenen Daten diese Website nutzt, warum, und was Sie entscheiden können.',
  privacyCollectHeading: 'Was wir erheben',
  privacyCollectText:
    'Wir erheben, was Sie uns geben, etwa Name, E-Mail-Adresse und Unternehmen, und was Ihr Besuch hinterlässt, etwa die aufgerufenen Seiten und das genutzte Gerät. Wenn Ihr Unternehmen seine Fahrzeuge vernetzt, erhalten wir auch Daten von diesen.',
  privacyUseHeading: 'Wie wir es nutzen',
  privacyUseText:
    'Wir nutzen diese Daten, um Sie anzumelden, um zu zeigen, was Ihre Rolle erlaubt, um bestellte Produkte bereitzustellen, um Ihre Fragen zu beantworten und um die Website zu schützen. Für Werbung nutzen wir sie nur, wenn Sie zugestimmt haben.',
  privacyShareHeading: 'Wer es erhält',
  privacyShareText:
    'Die Administration Ihres Unternehmens sieht Ihr Konto. Dienstleister verarbeiten Daten in unserem Auftrag und auf vertraglicher Grundlage. An Behörden geben wir Daten nur weiter, wenn das Gesetz uns dazu verpflichtet.',
  privacyKeepHeading: 'Wie lange wir es behalten',
  privacyKeepText:
    'Wir behalten Kontodaten, solange Ihr Unternehmen die Website nutzt und danach so lange, wie das Gesetz es verlangt. Dann löschen oder anonymisieren wir sie.',
  privacyRightsHeading: 'Ihre Rechte',
  privacyRightsText:
    'Sie können fragen, welche Daten wir über Sie haben, sie berichtigen oder löschen lassen, ihrer Nutzung widersprechen und eine Einwilligung jederzeit widerrufen. Beschwerden nehmen die Datenschutzbehörden entgegen.',
  privacyCookiesHeading: 'Cookies',
  privacyCookiesText:
    'Cookies, die die Website braucht, sind immer an. Alle anderen sind aus, bis Sie sie in den Cookie-Einstellungen erlauben. Dort können Sie Ihre Wahl jederzeit ändern.',
  privacyContactHeading: 'Fragen',
  privacyContactText: 'Schreiben Sie uns über die Kontaktseite. Wir antworten innerhalb eines Monats.',
  termsIntro: 'Diese Bedingungen gelten für die Nutzung dieser Website und der Produkte darin.',
  termsUseHeading: 'Nutzung des Portals',
  termsUseText:
    'Das Portal ist für Menschen da, die mit der Flotte ihres Unternehmens arbeiten. Geben Sie Ihre Anmeldung nicht weiter und sagen Sie Ihrer Administration Bescheid, wenn Sie das Unternehmen verlassen.',
  termsDataHeading: 'Fahrzeuge und Daten',
  termsDataText:
    'Ihr Unternehmen entscheidet, welche Fahrzeuge es vernetzt und welche Daten es teilt. Sie sehen Daten nur so weit, wie Ihre Rolle es erlaubt.',
  termsServiceHeading: 'Verfügbarkeit',
  termsServiceText:
    'Wir halten das Portal in Betrieb und kündigen Wartungen an. Ihr Vertrag sagt, welche Zusagen für Ihre Produkte gelten.',
  termsChangesHeading: 'Änderungen dieser Bedingungen',
  termsChangesText:
    'Wenn sich diese Bedingungen ändern, bitten wir alle, die für ihr Unternehmen unterschreiben, die neue Fassung vorher anzunehmen.',
  termsContactHeading: 'Fragen',
  termsContactText: 'Fragen Sie uns, wenn Ihnen etwas an diesen Bedingungen unklar ist.',
  termsValidFrom: 'Gültig ab {date}.',
  termsAccepted: 'Sie haben diese Bedingungen angenommen.',
  termsNotAccepted: 'Sie haben diese Bedingungen noch nicht angenommen.',
};
