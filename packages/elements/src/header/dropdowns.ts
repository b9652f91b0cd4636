import { accountLabel, currentUser, isSignedIn, languagePart } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { globeIcon } from '../icons/globe.ts';
import { userIcon } from '../icons/user-round.ts';
import type { HeaderView } from './header-view.ts';
import { loginLink } from './login.ts';
import { menuButton } from './menu-button.ts';

/** The account dropdown of somebody who is signed in (HDR-07); else the way to sign in, where there is one (GAT-10). */
export function accountItem(view: HeaderView): unknown {
  const { market, session, messages } = view;
  if (!isSignedIn(session)) return market.userCanSignIn ? html`<li>${loginLink(view)}</li>` : nothing;
  const label = accountLabel(currentUser(session), market.tld) || messages.account;
  return dropdown(view, 'account', html`${userIcon}<span class="ellipsis">${label}</span>`);
}

/** The language dropdown, where the market has more than one language (HDR-09). */
export function languageItem(view: HeaderView): unknown {
  if (view.market.allowedLocales.length < 2) return nothing;
  const content = html`${globeIcon}<span class="hidden-text">${view.messages.language}: </span
    >${languagePart(view.locale).toUpperCase()}`;
  return dropdown(view, 'language', content);
}

function dropdown(view: HeaderView, kind: 'account' | 'language', content: unknown): TemplateResult {
  return html`<li data-menu>
    ${menuButton(view.menu, { kind }, content)}
    ${
      view.menu.isOpen({ kind })
        ? html`<fp-dropdown id="${kind}-panel" .kind=${kind} .view=${view}></fp-dropdown>`
        : nothing
    }
  </li>`;
}
