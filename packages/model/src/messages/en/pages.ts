import { account } from './pages/account.ts';
import { bootstrap } from './pages/bootstrap.ts';
import { common } from './pages/common.ts';
import { connection } from './pages/connection.ts';
import { contact } from './pages/contact.ts';
import { errors } from './pages/errors.ts';
import { legal } from './pages/legal.ts';
import { permissions } from './pages/permissions.ts';
import { privacySettings } from './pages/privacy-settings.ts';
import { services } from './pages/services.ts';
import { session } from './pages/session.ts';
import { simplePages } from './pages/simple-pages.ts';
import { sites } from './pages/sites.ts';
import { views } from './pages/views.ts';

/** The messages of the portal's own pages and of its errors, in English. */
export const pages = {
  ...common,
  ...account,
  ...contact,
  ...legal,
  ...sites,
  ...simplePages,
  ...session,
  ...services,
  ...connection,
  ...permissions,
  ...privacySettings,
  ...views,
  ...errors,
  ...bootstrap,
};
