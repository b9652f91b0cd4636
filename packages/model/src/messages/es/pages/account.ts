import type { account as english } from '../../en/pages/account.ts';
import type { Words } from '../../catalogue.ts';

export const account: Words<typeof english> = {
  accountIntro: 'Consulte los datos que tenemos sobre usted y su empresa.',
  accountTabs: 'Ajustes de la cuenta',
  myProfileTab: 'Mi perfil',
  companySettingsTab: 'Ajustes de la empresa',

  profileHeading: 'Datos personales',
  profileIntro:
    'Su administrador mantiene estos datos. Póngase en contacto con nosotros si alguno es incorrecto.',
  firstNameLabel: 'Nombre',
  lastNameLabel: 'Apellidos',
  emailLabel: 'Correo electrónico',
  userIdLabel: 'ID de usuario',
  userTypeLabel: 'Tipo de usuario',
  productsHeading: 'Sus productos',
  noProducts: 'No tiene productos activos.',

  companyHeading: 'Datos de la empresa',
  companyIntro: 'Estos datos figuran en sus facturas.',
  companyNameLabel: 'Nombre de la empresa',
  billingCountryLabel: 'País de facturación',
  permissionsHeading: 'Sus permisos',
  noPermissions: 'No tiene permisos especiales.',
  notProvided: 'Sin datos',
};
