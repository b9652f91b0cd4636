import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../catalogue.ts';

export const contact: Words<typeof english> = {
  contactIntro: 'Écrivez-nous ou appelez-nous. Nous répondons aux messages sous deux jours ouvrés.',
  contactFormHeading: 'Envoyer un message',
  contactComposeIntro:
    'Nous préparons un e-mail à partir de ce formulaire. Il part de votre propre messagerie. Les deux champs sont obligatoires.',
  contactSubjectLabel: 'Objet',
  contactSubjectChoose: 'Choisissez un objet',
  contactSubjectRequired: 'Choisissez un objet.',
  contactSubjectQuote: 'Devis pour des véhicules',
  contactSubjectAccount: 'Compte et connexion',
  contactSubjectVehicles: 'Véhicules et commandes',
  contactSubjectTelematics: 'Télématique et données',
  contactSubjectBilling: 'Factures et paiement',
  contactSubjectOther: 'Autre sujet',
  contactMessageLabel: 'Message',
  contactMessageHint: 'Au moins 10 caractères. N’indiquez ni mot de passe ni données de paiement.',
  contactMessageRequired: 'Écrivez un message d’au moins 10 caractères.',
  contactCompose: 'Préparer l’e-mail',
  contactReadyHeading: 'Votre e-mail est prêt',
  contactReadyText:
    'Votre messagerie devrait s’être ouverte avec votre message à {address}. Il nous parvient dès que vous l’envoyez.',
  contactReadyCopy: 'Si aucune messagerie ne s’ouvre, envoyez ce texte à {address}.',
  contactOpenAgain: 'Ouvrir l’e-mail à nouveau',
  contactChange: 'Modifier le message',
  contactWriteAnother: 'Écrire un autre message',
  contactPhoneHeading: 'Appelez-nous',
  contactPhoneText: 'Préparez le nom de votre entreprise pour que nous puissions vous aider plus vite.',
  contactHoursHeading: 'Horaires',
  contactHoursText: 'Du lundi au vendredi, de 8 h à 18 h. Fermé les jours fériés.',
  contactEmailHeading: 'Écrivez-nous',
};
