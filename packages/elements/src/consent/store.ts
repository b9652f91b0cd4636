import { type CookieCategory, cookieCategories, cookieConsent } from '@fleet-portal/model/constants';
import { cookiePattern, decidedCategories } from '@fleet-portal/model/rules';
import { acceptCategory, reset, run, type Translation, validConsent } from 'vanilla-cookieconsent';

export type CookieNames = Readonly<Partial<Record<CookieCategory, readonly string[]>>>;

/**
 * Keeps a decision for 364 days and clears the cookies of what it refuses (CKC-01). Of vanilla-cookieconsent only the core runs:
 * its own dialogs write `innerHTML`, which Trusted Types forbid.
 * @throws where the browser keeps no cookies, or another copy of the library rules the page
 */
export async function saveDecision(accepted: readonly CookieCategory[], names: CookieNames): Promise<void> {
  await prepare(names);
  acceptCategory([...accepted]);
  if (!decidedCategories(document.cookie)) throw new Error('The decision about cookies was not kept.');
}

let runsWith: CookieNames | undefined;

async function prepare(names: CookieNames): Promise<void> {
  const isForgotten = validConsent() && !decidedCategories(document.cookie);
  if (runsWith === names && !isForgotten) return;
  if (runsWith) reset();
  else if ('_ccRun' in window && window._ccRun) throw new Error('Another script asks about cookies already.');
  runsWith = names;
  await run({
    autoShow: false,
    // It would take automated browsers for bots and keep nothing.
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: cookieConsent.name, expiresAfterDays: cookieConsent.days },
    categories: Object.fromEntries(cookieCategories.map((category) => [category, settings(category, names)])),
    // Without texts it makes no dialogs.
    language: { default: 'en', translations: { en: {} as Translation } },
  });
}

function settings(category: CookieCategory, names: CookieNames) {
  if (category === 'necessary') return { readOnly: true, enabled: true };
  const cookies = (names[category] ?? []).map((name) => ({ name: cookiePattern(name) }));
  return { autoClear: { cookies } };
}
