import type { session as english } from '../../en/pages/session.ts';
import type { Words } from '../../catalogue.ts';

export const session: Words<typeof english> = {
  sessionLostText: 'La sessione è terminata e l’accesso è stato chiuso. Accedi per riprendere da dove eri.',
  sessionLostAction: 'Accedi',
};
