import type { PortalTexts } from './portal-texts.ts';

export const texts: PortalTexts = {
  onThisPage: 'Sur cette page',
  logInAsOther: 'Se connecter avec un autre compte',
  forbiddenSignedOut: 'Cette page demande des autorisations. Connectez-vous pour l’ouvrir.',
  technicalDetail: 'Message du navigateur : {detail}',
  contactEmailHeading: 'Écrivez-nous',
  contactComposeIntro:
    'Nous préparons un e-mail à partir de ce formulaire. Il part de votre propre messagerie.',
  contactCompose: 'Préparer l’e-mail',
  contactSubjectRequired: 'Choisissez un objet.',
  contactMessageRequired: 'Écrivez un message d’au moins 10 caractères.',
  contactReadyHeading: 'Votre e-mail est prêt',
  contactReadyText:
    'Votre messagerie devrait s’être ouverte avec votre message à {address}. Il nous parvient dès que vous l’envoyez.',
  contactOpenAgain: 'Ouvrir l’e-mail à nouveau',
  contactWriteAnother: 'Écrire un autre message',
  privacySettingsText:
    'Ici, l’administrateur de votre flotte décide quelles données des véhicules connectés sont partagées. Les choix ouvriront avec une prochaine version ; d’ici là, contactez-nous pour modifier les vôtres.',
  manageSubscriptionsText:
    'Ici, vous consultez et modifiez les abonnements de votre entreprise. Ces écrans ouvriront avec une prochaine version ; d’ici là, contactez-nous pour toute modification.',
  dataSharingText:
    'Ici, votre entreprise autorise des partenaires à recevoir des données de véhicules. Ces écrans ouvriront avec une prochaine version ; d’ici là, contactez-nous pour toute modification.',
  updatesText:
    'L’actualité des véhicules, de la recharge et du service pour les flottes, une fois par mois par e-mail. Demandez-nous votre inscription et dites-nous quels sujets vous intéressent.',
  blankText:
    'Une page vide dans le cadre, pour les équipes qui essaient leurs écrans. Elle n’existe qu’en développement.',
  apigeeTestText: 'Cette page vérifie que le portail joint son service.',
  apigeeTestWorks: 'Le service répond, en {duration} ms.',
  apigeeTestFails: 'Le service ne répond pas : {detail}',
  transactionPreviewText:
    'Un aperçu montre le portail tel qu’une transaction le rendrait. Ouvrez le lien que vous avez reçu ; cette adresse seule ne contient aucun aperçu.',
  termsUseHeading: 'Utilisation du portail',
  termsUseText:
    'Le portail s’adresse aux personnes qui travaillent avec la flotte de leur entreprise. Gardez vos identifiants pour vous et prévenez votre administrateur quand vous quittez l’entreprise.',
  termsDataHeading: 'Véhicules et données',
  termsDataText:
    'Votre entreprise décide quels véhicules elle connecte et quelles données elle partage. Vous ne voyez que les données que votre rôle permet.',
  termsServiceHeading: 'Disponibilité',
  termsServiceText:
    'Nous assurons le fonctionnement du portail et annonçons les maintenances. Votre contrat précise les niveaux de service de vos produits.',
  viewSlotText:
    'Cette place est réservée à l’écran d’une autre équipe. Il s’affichera ici dès que les écrans intégrés seront activés.',
  viewSlotFramework: 'Réalisé avec {framework}',
  layoutEmpty: 'Aucun écran n’est encore placé sur cette page.',
  countrySitesLanguages: 'Langues : {country}',
  countrySitesAmericas: 'Amériques',
  countrySitesEurope: 'Europe',
  countrySitesOther: 'Autres sites',
};
