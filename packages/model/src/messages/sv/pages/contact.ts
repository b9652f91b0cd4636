import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Skriv till oss eller ring oss. Vi svarar på meddelanden inom två arbetsdagar.',
  contactFormHeading: 'Skicka ett meddelande',
  contactNameLabel: 'Ditt namn',
  contactEmailLabel: 'E-post för vårt svar',
  contactSubjectLabel: 'Ämne',
  contactSubjectChoose: 'Välj ett ämne',
  contactSubjectAccount: 'Konto och inloggning',
  contactSubjectVehicles: 'Fordon och beställningar',
  contactSubjectTelematics: 'Telematik och data',
  contactSubjectBilling: 'Fakturor och betalning',
  contactSubjectOther: 'Något annat',
  contactMessageLabel: 'Meddelande',
  contactMessageHint: 'Skriv inga lösenord eller betalningsuppgifter.',
  contactSend: 'Skicka meddelandet',
  contactSentHeading: 'Ditt meddelande har skickats',
  contactSentText: 'Tack. Vi svarar till {email}.',
  contactFailed: 'Ditt meddelande skickades inte. Kontrollera anslutningen och skicka det igen.',
  contactRequired: 'Fyll i det här fältet.',
  contactEmailInvalid: 'Ange en e-postadress som namn@foretag.se.',
  contactErrors: 'Kontrollera de markerade fälten.',
  contactPhoneHeading: 'Ring oss',
  contactPhoneText: 'Ha företagets namn till hands så kan vi hjälpa dig snabbare.',
  contactHoursHeading: 'Öppettider',
  contactHoursText: 'Måndag till fredag, kl. 8–18. Stängt på helgdagar.',
};
