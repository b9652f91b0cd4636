import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Skriv till oss eller ring oss. Vi svarar på meddelanden inom två arbetsdagar.',
  contactFormHeading: 'Skicka ett meddelande',
  contactComposeIntro:
    'Vi förbereder ett e-postmeddelande från formuläret. Det skickas från ditt eget e-postprogram. Båda fälten är obligatoriska.',
  contactSubjectLabel: 'Ämne',
  contactSubjectChoose: 'Välj ett ämne',
  contactSubjectRequired: 'Välj ett ämne.',
  contactSubjectQuote: 'Offert på fordon',
  contactSubjectAccount: 'Konto och inloggning',
  contactSubjectVehicles: 'Fordon och beställningar',
  contactSubjectTelematics: 'Telematik och data',
  contactSubjectBilling: 'Fakturor och betalning',
  contactSubjectOther: 'Något annat',
  contactMessageLabel: 'Meddelande',
  contactMessageHint: 'Minst 10 tecken. Skriv inga lösenord eller betalningsuppgifter.',
  contactMessageRequired: 'Skriv ett meddelande på minst 10 tecken.',
  contactCompose: 'Förbered e-posten',
  contactReadyHeading: 'Din e-post är klar',
  contactReadyText:
    'Ditt e-postprogram bör ha öppnats med ditt meddelande till {address}. Det når oss när du skickar det därifrån.',
  contactReadyCopy: 'Om inget e-postprogram öppnas, skicka texten till {address}.',
  contactOpenAgain: 'Öppna e-posten igen',
  contactChange: 'Ändra meddelandet',
  contactWriteAnother: 'Skriv ett nytt meddelande',
  contactPhoneHeading: 'Ring oss',
  contactPhoneText: 'Ha företagets namn till hands så kan vi hjälpa dig snabbare.',
  contactHoursHeading: 'Öppettider',
  contactHoursText: 'Måndag till fredag, kl. 8–18. Stängt på helgdagar.',
  contactEmailHeading: 'Skriv till oss',
};
