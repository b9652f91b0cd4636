import { accountMenu, isCurrentPage, labelFor, logoutHref } from '@fleet-portal/model/rules';
import type { TemplateResult } from 'lit';
import { FpLogoutEvent } from '../events/logout-event.ts';
import { announce } from '../navigation/follow.ts';
import { link } from '../navigation/link.ts';
import { messagesNow } from '../words/messages.ts';
import type { HeaderView } from './header-view.ts';
import { rowText } from './nodes/row-text.ts';

interface AccountLink {
  link: TemplateResult;
  /** Logging out stands apart from the rest. */
  isLast: boolean;
}

/** The account's links, for the dropdown and for the mobile menu (GAT-08); logging out is the last (GAT-10). */
export function accountLinks(view: HeaderView): AccountLink[] {
  const { market, session, locale, currentPath, host } = view;
  const messages = messagesNow(locale);
  const entries = accountMenu(market, session, locale, { isBlueStarAdmin: host.blueStarAdmin }).map(
    ({ href, isExternal, messageKey }) => ({
      isLast: false,
      link: link({
        href,
        content: rowText(messages[messageKey]),
        current: isCurrentPage(href, currentPath) ? 'page' : undefined,
        externalHint: isExternal ? messages.externalSite : undefined,
      }),
    }),
  );
  if (!market.userCanSignIn) return entries;
  const logOut = link({
    href: logoutHref(),
    content: rowText(labelFor(market.authButtonLogoutLabel, locale, messages.logOut)),
    onClick: announceLogout,
  });
  return [...entries, { isLast: true, link: logOut }];
}

const announceLogout = announce((clicked) => new FpLogoutEvent(clicked.href));
