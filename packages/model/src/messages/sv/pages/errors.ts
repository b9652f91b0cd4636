import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText: 'Du är inloggad, men ditt konto saknar behörigheter för sidan du ville öppna.',
  forbiddenMissing: 'Behörigheter som saknas',
  forbiddenOrigin: 'Du kom från',
  forbiddenAdvice: 'Be ditt företags administratör om behörigheterna och öppna sedan sidan igen.',

  notFoundText: 'Adressen kan vara felskriven, eller så har sidan flyttat.',
  notFoundAdvice: 'Kontrollera adressen eller börja på startsidan.',

  errorText: 'Sidan kunde inte visas på grund av ett fel hos oss.',
  errorAdvice: 'Uppdatera sidan. Kontakta oss om det händer igen.',

  signInErrorText: 'Inloggningstjänsten släppte inte in dig.',
  signInErrorAdvice: 'Logga in igen. Om det händer på nytt, fråga ditt företags administratör.',

  contentFailedHeading: 'Den här sidan kunde inte laddas',
  contentFailedText: 'Innehållet kom inte fram. Resten av webbplatsen fungerar.',
  contentFailedAdvice: 'Kontrollera anslutningen och försök igen.',

  loopHeading: 'Den här adressen leder ingenstans',
  loopText: 'Dess omdirigeringar leder tillbaka till sig själva: {chain}',
  loopAdvice: 'Börja på startsidan och berätta för oss om adressen.',

  viewSlot: 'Inbäddad vy: {name}',
  viewLoading: 'Laddar {name}',
  viewFailedHeading: '{name} kunde inte laddas',
  viewFailedText: 'Den här vyn är inte tillgänglig just nu. Resten av sidan fungerar.',
  viewFailedAdvice: 'Uppdatera sidan eller kom tillbaka senare.',
};
