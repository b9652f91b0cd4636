import type { session as english } from '../../en/pages/session.ts';
import type { Words } from '../../catalogue.ts';

export const session: Words<typeof english> = {
  sessionLostText: 'Sessionen har avslutats och du är utloggad. Logga in för att fortsätta där du var.',
  sessionLostAction: 'Logga in',
};
