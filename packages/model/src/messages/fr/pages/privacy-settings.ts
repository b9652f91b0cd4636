import type { privacySettings as english } from '../../en/pages/privacy-settings.ts';
import type { Words } from '../../catalogue.ts';

export const privacySettings: Words<typeof english> = {
  consentIntro:
    'Votre entreprise décide quelles données de ses véhicules connectés elle partage avec nous, et à quelles fins. Vous pouvez changer cela à tout moment.',
  consentHeading: 'Ce que votre entreprise partage',
  consentCompany: 'Ces choix s’appliquent à tous les véhicules connectés de {company}.',
  consentDrivingHeading: 'Données de conduite',
  consentDrivingText:
    'La manière dont les véhicules sont conduits\u00a0: vitesse, accélération, freinage et ceintures.',
  consentVehicleHeading: 'Données des véhicules',
  consentVehicleText:
    'L’état des véhicules\u00a0: kilométrage, charge ou carburant, alertes et besoins d’entretien.',
  consentLocationHeading: 'Données de localisation',
  consentLocationText: 'L’endroit où se trouvent les véhicules et leurs trajets.',
  consentRd: 'Recherche et développement',
  consentRdText: 'Pour améliorer les véhicules et les services et les rendre plus sûrs.',
  consentMarketing: 'Prospection commerciale',
  consentMarketingText: 'Pour informer votre entreprise des offres qui conviennent à sa flotte.',
  consentShared: 'Partagées',
  consentNotShared: 'Non partagées',
  consentSave: 'Enregistrer les choix',
  consentAcceptAll: 'Tout partager',
  consentRejectAll: 'Ne rien partager',
  consentNone: 'Votre entreprise n’a pas encore décidé.',
  consentUnsaved: 'Vos modifications ne sont pas encore enregistrées.',
  consentProposedAll:
    'Le lien ouvert a coché toutes les cases. Rien n’est enregistré avant que vous ne le fassiez.',
  consentProposedNone:
    'Le lien ouvert a décoché toutes les cases. Rien n’est enregistré avant que vous ne le fassiez.',
  consentSaving: 'Enregistrement de vos choix...',
  consentSaved: 'Vos choix sont enregistrés. Partagées\u00a0: {count} sur {total}.',
  consentSaveFailed:
    'Nous n’avons pas pu confirmer l’enregistrement de vos choix. Vérifiez votre connexion et réessayez.',
  consentLoadFailed:
    'Les choix de votre entreprise n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
  consentReadOnly:
    'Seul l’administrateur Blue Star de votre entreprise peut modifier ces choix. Adressez-vous à lui pour tout changement.',
  consentUncheckable:
    'Nous n’avons pas pu vérifier si vous pouvez modifier ces choix\u00a0; vous pouvez donc seulement les lire.',
  consentNoCompany:
    'Votre compte n’est rattaché à aucune entreprise\u00a0; il n’y a donc rien à décider ici.',
};
