import type { CookieMessages } from '../cookie-messages.ts';

export const cookies: CookieMessages = {
  title: 'Votre choix concernant les cookies',
  intro:
    'Nous utilisons des cookies sans lesquels ce site ne peut pas fonctionner. Avec votre accord, nous en utilisons d’autres pour le mesurer et l’améliorer. Vous pouvez changer d’avis à tout moment au bas de chaque page.',
  privacyPolicy: 'Politique de confidentialité',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  choose: 'Choisir les cookies',
  settingsTitle: 'Paramètres des cookies',
  settingsIntro:
    'Choisissez les cookies que nous pouvons utiliser. Ceux que vous désactivez sont supprimés de ce navigateur.',
  save: 'Enregistrer les choix',
  close: 'Fermer',
  alwaysOn: 'Toujours actifs',
  necessary: 'Strictement nécessaires',
  necessaryText: 'Ils maintiennent votre connexion, protègent le site et mémorisent ce choix.',
  performance: 'Mesure d’audience',
  performanceText: 'Ils comptent les visites et montrent quelles pages sont lentes ou difficiles à trouver.',
  functionality: 'Fonctionnalité',
  functionalityText: 'Ils retiennent vos choix, comme votre langue et les derniers sites consultés.',
  targeting: 'Ciblage',
  targetingText:
    'Ils nous permettent, ainsi qu’à nos partenaires, de vous proposer des offres adaptées, ici et sur d’autres sites.',
  saved: 'Votre choix est enregistré.',
  saveFailed:
    'Votre choix n’a pas pu être enregistré. Vérifiez votre connexion et que votre navigateur accepte les cookies, puis réessayez.',
};
