import { splitLocale } from '@fleet-portal/model/rules';
import type { LoginTexts } from './data/login-texts.ts';
import type { Person } from './data/people.ts';
import { html, type Markup } from './html.ts';

/** The four ways to sign in: the same page under different headings. */
export type LoginKind = keyof LoginTexts['titles'];

export interface LoginPage {
  kind: LoginKind;
  texts: LoginTexts;
  people: Person[];
  /** Where to go after signing in. */
  returnTo: string;
  /** Why the page is shown, such as that the session has ended; else empty. */
  problem: string;
}

/** The page to choose a sample person: a list of buttons, each of which signs that person in. */
export function loginPage({ kind, texts, people, returnTo, problem }: LoginPage): Markup {
  const title = texts.titles[kind];
  const cancel = kind === 'mfa' ? texts.cancelStepUp : texts.cancel;
  return html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Fleet Portal</title>
        <link rel="icon" href="/icons/truck.svg" />
        <link rel="stylesheet" href="/fonts/inter.css" />
        <link rel="stylesheet" href="/login.css" />
      </head>
      <body>
        <main>
          <p class="brand">
            <span>Fleet <span>Portal</span></span>
          </p>
          <h1>${title}</h1>
          <p class="note">${texts.note}</p>
          ${problem ? html`<p class="error" role="alert">${problem}</p>` : null}
          <form method="post" action="/${kind}">
            <input type="hidden" name="redirect" value="${returnTo}" />
            <input type="hidden" name="lang" value="${texts.language}" />
            <ul aria-label="${texts.people}">
              ${people.map((person) => choice(person, texts))}
            </ul>
          </form>
          <p><a class="cancel" href="${wayBack(returnTo)}">${cancel}</a></p>
        </main>
      </body>
    </html> `;
}

/**
 * Where cancel leads. The page that asked for the sign-in may be a portal page that requires it, so cancel goes to the start page; a host
 * page is open to everybody.
 */
function wayBack(returnTo: string): string {
  const { locale } = splitLocale(returnTo);
  return locale ? `/${locale}/` : returnTo;
}

/** The initials of the first and the last word: Noor de Vries is NV. */
function initialsOf({ firstName, lastName }: Person['user']): string {
  const [last = ''] = lastName.split(' ').slice(-1);
  return (firstName.charAt(0) + last.charAt(0)).toLocaleUpperCase('en');
}

function choice({ id, user }: Person, { roles }: LoginTexts): Markup {
  const [role = id, description = ''] = roles[id] ?? [];
  return html`<li>
    <button name="person" value="${id}">
      <span class="initials" aria-hidden="true">${initialsOf(user)}</span>
      <span class="text">
        <span class="role">${role}</span>
        <span class="name">${user.firstName} ${user.lastName}, ${user.companyInfo.companyName}</span>
        <span class="description">${description}</span>
      </span>
    </button>
  </li> `;
}
