import { accountMenu, isCurrentPage, labelFor, logoutHref } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { FpLogoutEvent } from '../events/logout-event.ts';
import { keyed } from '../internal/keyed.ts';
import { announce } from '../navigation/announce-links.ts';
import { link } from '../navigation/link.ts';
import { messagesNow } from '../words/messages.ts';
import type { HeaderView } from './header-view.ts';
import { rowText } from './nodes/row-text.ts';

interface AccountLink {
  /** The row's key in the list. */
  key: string;
  link: TemplateResult;
}

/** The part of the header's view that the account's links need. */
export type AccountView = Pick<HeaderView, 'market' | 'session' | 'locale' | 'messages' | 'currentPath'> & {
  host: Pick<HeaderView['host'], 'blueStarAdmin'>;
};

/**
 * The account's links, each an `<li>`, for the dropdown and the mobile menu (GAT-08).
 * @param none rendered if there are no links
 */
export function accountRows(view: AccountView, none: unknown = nothing): unknown {
  const links = accountLinks(view);
  const row = ({ key, link }: AccountLink) =>
    html`<li class=${key === logOut ? 'last' : nothing}>${link}</li>`;
  return links.length ? keyed(links, ({ key }) => key, row) : none;
}

/** The log out link comes last, set apart from the rest (GAT-10). */
function accountLinks(view: AccountView): AccountLink[] {
  const { market, session, locale, currentPath, host } = view;
  const messages = messagesNow(locale);
  const entries = accountMenu(market, session, locale, { isBlueStarAdmin: host.blueStarAdmin }).map(
    ({ href, isExternal, messageKey }) => ({
      key: messageKey as string,
      link: link({
        href,
        content: rowText(messages[messageKey]),
        current: isCurrentPage(href, currentPath) ? 'page' : undefined,
        externalHint: isExternal && messages.externalSite,
      }),
    }),
  );
  if (!market.userCanSignIn) return entries;
  const last = link({
    href: logoutHref(),
    content: rowText(labelFor(market.authButtonLogoutLabel, locale, messages.logOut)),
    onClick: announceLogout,
  });
  return [...entries, { key: logOut, link: last }];
}

const logOut = 'logOut';

const announceLogout = announce((clicked) => new FpLogoutEvent(clicked.href));
