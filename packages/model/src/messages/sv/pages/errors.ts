import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText: 'Du är inloggad, men ditt konto saknar behörigheter för sidan du ville öppna.',
  forbiddenSignedOut: 'Sidan kräver behörighet. Logga in för att öppna den.',
  forbiddenNoLogin: 'Sidan kräver behörighet, och den här webbplatsen har ingen inloggning.',
  forbiddenMissing: 'Behörigheter som saknas',
  forbiddenAdvice: 'Be ditt företags administratör om behörigheterna och öppna sedan sidan igen.',
  forbiddenSignedOutAdvice: 'Logga in med ett konto som har behörigheterna.',
  forbiddenNeeded: 'Behörigheter som krävs',
  forbiddenAsk: 'Mejla administratören',
  forbiddenEmailSubject: 'Behörigheter för flottportalen',
  forbiddenEmailText:
    'Ge mitt konto de här behörigheterna, tack:\n{permissions}\n\nJag behöver dem för den här sidan:',
  forbiddenHeldTitle: 'Du har åtkomst nu',
  forbiddenHeldText: 'Ditt konto saknar inga av behörigheterna som det gällde.',
  forbiddenHeldAdvice: 'Öppna sidan igen. Kontakta oss om den ändå inte öppnas.',
  forbiddenOpenAgain: 'Öppna sidan igen',
  logInAsOther: 'Logga in som någon annan',

  notFoundText: 'Adressen kan vara felskriven, eller så har sidan flyttat.',
  notFoundAdvice: 'Kontrollera adressen, sök efter sidan eller börja på startsidan.',
  pageAsked: 'Du sökte',
  notFoundSimilar: 'Kanske menade du',

  errorText: 'Sidan kunde inte visas på grund av ett fel hos oss.',
  errorAdvice: 'Uppdatera sidan. Kontakta oss om det händer igen.',
  errorReference: 'Ange detta när du kontaktar oss',
  technicalDetails: 'Tekniska detaljer',

  signInErrorText: 'Inloggningstjänsten släppte inte in dig.',
  signInErrorAdvice: 'Logga in igen. Om det händer på nytt, fråga ditt företags administratör.',

  contentFailedHeading: 'Den här sidan kunde inte laddas',
  contentFailedText: 'Innehållet kom inte fram. Resten av webbplatsen fungerar.',
  contentFailedAdvice: 'Kontrollera anslutningen och försök igen.',

  loopHeading: 'Den här adressen leder ingenstans',
  loopText: 'Dess omdirigeringar leder tillbaka till sig själva: {chain}',
  loopAdvice: 'Börja på startsidan och berätta för oss om adressen.',
};
