import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText: 'Vous êtes connecté, mais il manque à votre compte des autorisations pour la page demandée.',
  forbiddenSignedOut: 'Cette page demande des autorisations. Connectez-vous pour l’ouvrir.',
  forbiddenNoLogin: 'Cette page demande des autorisations, et ce site n’a pas de connexion.',
  forbiddenMissing: 'Autorisations manquantes',
  forbiddenAdvice:
    'Demandez ces autorisations à l’administrateur de votre entreprise, puis ouvrez à nouveau la page.',
  forbiddenSignedOutAdvice: 'Connectez-vous avec un compte qui a ces autorisations.',
  forbiddenNeeded: 'Autorisations nécessaires',
  forbiddenAsk: 'Écrire à votre administrateur',
  forbiddenEmailSubject: 'Autorisations pour le portail de flotte',
  forbiddenEmailText:
    'Merci de donner ces autorisations à mon compte\u00a0:\n{permissions}\n\nJ’en ai besoin pour cette page\u00a0:',
  forbiddenHeldTitle: 'Vous avez maintenant accès',
  forbiddenHeldText: 'Il ne manque à votre compte aucune des autorisations en question.',
  forbiddenHeldAdvice: 'Ouvrez à nouveau la page. Si elle ne s’ouvre toujours pas, contactez-nous.',
  forbiddenOpenAgain: 'Ouvrir à nouveau la page',
  logInAsOther: 'Changer de compte',

  notFoundText: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  notFoundAdvice: 'Vérifiez l’adresse, recherchez la page ou partez de la page d’accueil.',
  pageAsked: 'Vous avez demandé',
  notFoundSimilar: 'Vous cherchiez peut-être',

  errorText: 'La page n’a pas pu être affichée à cause d’un problème de notre côté.',
  errorAdvice: 'Actualisez la page. Si le problème se répète, contactez-nous.',
  errorReference: 'À indiquer quand vous nous contactez',
  technicalDetails: 'Détails techniques',

  signInErrorText: 'Le service de connexion ne vous a pas laissé entrer.',
  signInErrorAdvice:
    'Connectez-vous à nouveau. Si le problème se répète, adressez-vous à l’administrateur de votre entreprise.',

  contentFailedHeading: 'Cette page n’a pas pu être chargée',
  contentFailedText: 'Son contenu n’est pas arrivé. Le reste du site fonctionne.',
  contentFailedAdvice: 'Vérifiez votre connexion et réessayez.',

  loopHeading: 'Cette adresse ne mène nulle part',
  loopText: 'Ses redirections reviennent sur elles-mêmes\u00a0: {chain}',
  loopAdvice: 'Partez de la page d’accueil et signalez-nous cette adresse.',
};
