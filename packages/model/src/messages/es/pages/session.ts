import type { session as english } from '../../en/pages/session.ts';
import type { Words } from '../../catalogue.ts';

export const session: Words<typeof english> = {
  sessionLostText: 'Su sesión ha terminado y se ha cerrado. Inicie sesión para continuar donde estaba.',
  sessionLostAction: 'Iniciar sesión',
};
