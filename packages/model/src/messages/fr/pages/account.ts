import type { account as english } from '../../en/pages/account.ts';
import type { Words } from '../../catalogue.ts';

export const account: Words<typeof english> = {
  accountIntro: 'Consultez les informations que nous avons sur vous et votre entreprise.',
  accountTabs: 'Paramètres du compte',
  myProfileTab: 'Mon profil',
  companySettingsTab: 'Paramètres de l’entreprise',

  profileHeading: 'Informations personnelles',
  profileIntro: 'Votre administrateur gère ces informations. Contactez-nous si l’une d’elles est incorrecte.',
  firstNameLabel: 'Prénom',
  lastNameLabel: 'Nom',
  emailLabel: 'E-mail',
  userIdLabel: 'Identifiant',
  userTypeLabel: 'Type d’utilisateur',
  productsHeading: 'Vos produits',
  noProducts: 'Aucun produit n’est actif pour vous.',

  companyHeading: 'Informations sur l’entreprise',
  companyIntro: 'Ces informations figurent sur vos factures.',
  companyNameLabel: 'Nom de l’entreprise',
  billingCountryLabel: 'Pays de facturation',
  permissionsHeading: 'Vos autorisations',
  noPermissions: 'Vous n’avez aucune autorisation particulière.',
  notProvided: 'Non renseigné',
};
