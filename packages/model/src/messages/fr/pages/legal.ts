import type { legal as english } from '../../en/pages/legal.ts';
import type { Words } from '../../catalogue.ts';

export const legal: Words<typeof english> = {
  privacyIntro:
    'Cette politique indique quelles données personnelles ce site utilise, pourquoi, et ce que vous pouvez décider.',
  privacyCollectHeading: 'Ce que nous recueillons',
  privacyCollectText:
    'Nous recueillons ce que vous nous donnez, comme votre nom, votre adresse e-mail et votre entreprise, et ce que laisse votre visite, comme les pages ouvertes et l’appareil utilisé. Si votre entreprise connecte ses véhicules, nous recevons aussi leurs données.',
  privacyUseHeading: 'Comment nous l’utilisons',
  privacyUseText:
    'Nous utilisons ces données pour vous connecter, afficher ce que votre rôle permet, fournir les produits commandés par votre entreprise, répondre à vos questions et protéger le site. Nous ne les utilisons à des fins commerciales que si vous l’avez accepté.',
  privacyShareHeading: 'Qui les reçoit',
  privacyShareText:
    'Les administrateurs de votre entreprise voient votre compte. Des prestataires traitent des données pour notre compte et sous contrat. Nous ne transmettons des données aux autorités que si la loi nous y oblige.',
  privacyKeepHeading: 'Combien de temps nous les gardons',
  privacyKeepText:
    'Nous gardons les données du compte tant que votre entreprise utilise le site, puis aussi longtemps que la loi l’exige. Ensuite, nous les supprimons ou les rendons anonymes.',
  privacyRightsHeading: 'Vos droits',
  privacyRightsText:
    'Vous pouvez demander quelles données nous avons sur vous, les faire corriger ou supprimer, vous opposer à leur utilisation et retirer un consentement à tout moment. Les autorités de protection des données reçoivent vos réclamations.',
  privacyCookiesHeading: 'Cookies',
  privacyCookiesText:
    'Les cookies nécessaires au site sont toujours actifs. Tous les autres sont désactivés jusqu’à ce que vous les autorisiez dans les paramètres des cookies, où vous pouvez changer d’avis à tout moment.',
  privacyContactHeading: 'Questions',
  privacyContactText: 'Écrivez-nous depuis la page de contact. Nous répondons sous un mois.',
  termsIntro: 'Ces conditions s’appliquent à l’utilisation de ce site et des produits qu’il contient.',
  termsUseHeading: 'Utilisation du portail',
  termsUseText:
    'Le portail s’adresse aux personnes qui travaillent avec la flotte de leur entreprise. Gardez vos identifiants pour vous et prévenez votre administrateur quand vous quittez l’entreprise.',
  termsDataHeading: 'Véhicules et données',
  termsDataText:
    'Votre entreprise décide quels véhicules elle connecte et quelles données elle partage. Vous ne voyez que les données que votre rôle permet.',
  termsServiceHeading: 'Disponibilité',
  termsServiceText:
    'Nous assurons le fonctionnement du portail et annonçons les maintenances. Votre contrat précise les niveaux de service de vos produits.',
  termsChangesHeading: 'Modification de ces conditions',
  termsChangesText:
    'Quand ces conditions changent, nous demandons aux personnes qui signent pour leur entreprise d’accepter la nouvelle version avant son entrée en vigueur.',
  termsContactHeading: 'Questions',
  termsContactText: 'Demandez-nous si un point de ces conditions n’est pas clair.',
  termsValidFrom: 'En vigueur depuis le {date}.',
  termsAccepted: 'Vous avez accepté ces conditions.',
  termsNotAccepted: 'Vous n’avez pas encore accepté ces conditions.',
};
