import { childSession, comesFromFleet, summerSale } from '@fleet-portal/model/flows';
import { noticeMessages } from '@fleet-portal/model/messages';
import { isHtml } from '@fleet-portal/model/rules';
import { Banners, TopNotifications } from '../notices/lazy-notices.ts';
import type { FirstPage } from './first-notices.ts';
import { loadFlowMessages } from './flow-messages.ts';

/** Loads what is needed to render the notices of a page: their elements and messages, and the sanitizer of their HTML. */
export async function loadNotices({ market, session, locale, search }: FirstPage): Promise<void> {
  const hasBanner = comesFromFleet(search, locale) || childSession(session).kind !== 'none';
  const body = summerSale(market, locale)?.body ?? '';
  await Promise.all([
    loadFlowMessages(locale),
    noticeMessages(locale),
    hasBanner && Banners.preload(),
    body && TopNotifications.preload(),
    isHtml(body) && import('@fleet-portal/elements/sanitize').then(({ sanitizeHtml }) => sanitizeHtml(body)),
  ]);
}
