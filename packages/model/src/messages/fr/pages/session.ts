import type { session as english } from '../../en/pages/session.ts';
import type { Words } from '../../catalogue.ts';

export const session: Words<typeof english> = {
  sessionLostText:
    'Votre session a pris fin et vous êtes déconnecté. Connectez-vous pour reprendre où vous en étiez.',
  sessionLostAction: 'Se connecter',
};
