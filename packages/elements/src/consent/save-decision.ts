import { type CookieCategory, cookieCategories, cookieConsent } from '@fleet-portal/model/constants';
import { allowedCategories, decidedCategories } from '@fleet-portal/model/rules';
import { acceptCategory, reset, run, type Translation } from 'vanilla-cookieconsent';
import { clearCookies, clearRefused, type CookieNames } from './clear-cookies.ts';
import { readCookies } from './read-cookies.ts';

/**
 * Keeps a decision for 364 days and clears the cookies of what it refuses (CKC-01). Of vanilla-cookieconsent only the core runs:
 * its own dialogs write `innerHTML`, which Trusted Types forbid.
 * @throws where the browser keeps no cookies, or another copy of the library rules the page
 */
export async function saveDecision(
  accepted: readonly CookieCategory[],
  names: CookieNames | null,
): Promise<void> {
  await start();
  if (!keep(accepted)) {
    // Another one stands before it, which a script has written for this path or in its own way.
    clearCookies([cookieConsent.name]);
    await start();
    if (!keep(accepted)) throw new Error('The decision about cookies was not kept.');
  }
  clearRefused(names);
}

/**
 * Writes it over the one before, which other windows would miss in between.
 * @returns whether it is what the page reads now
 */
function keep(accepted: readonly CookieCategory[]): boolean {
  try {
    acceptCategory([...accepted]);
  } catch {
    // The library found the times of the one before unreadable.
    return false;
  }
  const kept = decidedCategories(readCookies());
  return (
    kept !== undefined && String([...allowedCategories(kept)]) === String([...allowedCategories(accepted)])
  );
}

let isOurs = false;

/**
 * Anew each time: the library believes what it wrote last, though another tab or a script may have written since. As a new revision:
 * the time of a decision that is made once more would run on.
 */
async function start(): Promise<void> {
  if (isOurs) reset();
  else if (Reflect.get(window, '_ccRun') === true)
    throw new Error('Another script asks about cookies already.');
  // An element of the page with this id would pass for one that asks.
  else Reflect.set(window, '_ccRun', false);
  isOurs = true;
  await run({
    autoShow: false,
    // It would take automated browsers for bots and keep nothing.
    hideFromBots: false,
    manageScriptTags: false,
    revision: Date.now(),
    cookie: { name: cookieConsent.name, expiresAfterDays: cookieConsent.days },
    categories: Object.fromEntries(
      cookieCategories.map((category) => [
        category,
        category === 'necessary' ? { readOnly: true, enabled: true } : {},
      ]),
    ),
    // Without texts it makes no dialogs.
    language: { default: 'en', translations: { en: {} as Translation } },
  });
}
