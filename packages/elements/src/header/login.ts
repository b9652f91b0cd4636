import { labelFor, loginHref } from '@fleet-portal/model/rules';
import { html, type TemplateResult } from 'lit';
import { FpLoginEvent } from '../events/login-event.ts';
import { userIcon } from '../icons/user-round.ts';
import { announce } from '../navigation/announce-links.ts';
import { link } from '../navigation/link.ts';
import type { HeaderView } from './header-view.ts';

/**
 * The link to sign in, or to raise the session's level (GAT-04), that returns to this page; rendered only if the market lets users sign in
 * (GAT-10).
 */
export function loginLink(
  { market, session, locale, messages, currentPath }: HeaderView,
  names?: string,
): TemplateResult {
  return link({
    href: loginHref({ ...session, ...market, locale, returnTo: currentPath }),
    content: html`${userIcon}<span class="text ellipsis" dir="auto"
        >${labelFor(market.authButtonLoginLabel, locale, messages.logIn)}</span
      >`,
    names,
    part: 'login',
    onClick: announceLogin,
  });
}

const announceLogin = announce((clicked) => new FpLoginEvent(clicked.href));
