import type { session as english } from '../../en/pages/session.ts';
import type { Words } from '../../catalogue.ts';

export const session: Words<typeof english> = {
  sessionLostText:
    'Oturumunuz sona erdi ve çıkışınız yapıldı. Kaldığınız yerden devam etmek için oturum açın.',
  sessionLostAction: 'Oturum aç',
};
