import { type CookieCategory, cookieCategories, cookieConsent } from '@fleet-portal/model/constants';
import { allowedCategories, decidedCategories } from '@fleet-portal/model/rules';
import { acceptCategory, reset, run, type Translation } from 'vanilla-cookieconsent';
import { clearCookies, clearRefused, type CookieNames } from './clear-cookies.ts';
import { readCookies } from './read-cookies.ts';

/**
 * Saves a decision for 364 days and clears the cookies that it refuses (CKC-01). Only the core of vanilla-cookieconsent runs: its dialogs
 * write `innerHTML`, which Trusted Types forbid.
 * @throws if the browser saves no cookies, or another copy of the library is in use on the page
 */
export async function saveDecision(
  accepted: readonly CookieCategory[],
  names: CookieNames | null,
): Promise<void> {
  await start();
  if (!keep(accepted)) {
    // Another cookie takes precedence, which a script has written for this path or in its own format.
    clearCookies([cookieConsent.name]);
    await start();
    if (!keep(accepted)) throw new Error('The decision about cookies was not kept.');
  }
  clearRefused(names);
}

/**
 * Overwrites the previous decision, rather than deleting it first, when other windows would see none.
 * @returns whether the page reads the new decision now
 */
function keep(accepted: readonly CookieCategory[]): boolean {
  try {
    acceptCategory([...accepted]);
  } catch {
    // The library could not parse the dates of the previous decision.
    return false;
  }
  const kept = decidedCategories(readCookies());
  return (
    kept !== undefined && String([...allowedCategories(kept)]) === String([...allowedCategories(accepted)])
  );
}

let isOurs = false;

/**
 * Starts the library again for each decision, because it trusts what it wrote last, though another tab or script may have written since.
 * Uses a new revision, because otherwise a repeated decision would keep the old expiry.
 */
async function start(): Promise<void> {
  if (isOurs) reset();
  else if (Reflect.get(window, '_ccRun') === true)
    throw new Error('Another script asks about cookies already.');
  // Prevents an element of the page with this id from being mistaken for another copy's global.
  else Reflect.set(window, '_ccRun', false);
  isOurs = true;
  await run({
    autoShow: false,
    // It would take automated browsers for bots and save nothing.
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
    // Without texts it creates no dialogs.
    language: { default: 'en', translations: { en: {} as Translation } },
  });
}
