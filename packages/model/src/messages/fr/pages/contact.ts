import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Écrivez-nous ou appelez-nous. Nous répondons aux messages sous deux jours ouvrés.',
  contactFormHeading: 'Envoyer un message',
  contactNameLabel: 'Votre nom',
  contactEmailLabel: 'E-mail pour notre réponse',
  contactSubjectLabel: 'Objet',
  contactSubjectChoose: 'Choisissez un objet',
  contactSubjectAccount: 'Compte et connexion',
  contactSubjectVehicles: 'Véhicules et commandes',
  contactSubjectTelematics: 'Télématique et données',
  contactSubjectBilling: 'Factures et paiement',
  contactSubjectOther: 'Autre sujet',
  contactMessageLabel: 'Message',
  contactMessageHint: 'N’indiquez ni mot de passe ni données de paiement.',
  contactSend: 'Envoyer le message',
  contactSentHeading: 'Votre message a été envoyé',
  contactSentText: 'Merci. Nous répondrons à {email}.',
  contactFailed: 'Votre message n’a pas été envoyé. Vérifiez votre connexion et envoyez-le à nouveau.',
  contactRequired: 'Remplissez ce champ.',
  contactEmailInvalid: 'Saisissez une adresse e-mail comme nom@entreprise.fr.',
  contactErrors: 'Vérifiez les champs signalés.',
  contactPhoneHeading: 'Appelez-nous',
  contactPhoneText: 'Préparez le nom de votre entreprise pour que nous puissions vous aider plus vite.',
  contactHoursHeading: 'Horaires',
  contactHoursText: 'Du lundi au vendredi, de 8 h à 18 h. Fermé les jours fériés.',
};
