import type { session as english } from '../../en/pages/session.ts';
import type { Words } from '../../catalogue.ts';

export const session: Words<typeof english> = {
  sessionLostText:
    'Ihre Sitzung ist zu Ende und Sie sind abgemeldet. Melden Sie sich an, um hier weiterzumachen.',
  sessionLostAction: 'Anmelden',
};
