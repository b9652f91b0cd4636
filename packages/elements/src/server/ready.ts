import type { Market } from '@fleet-portal/model/entities';
import { linksReady } from '../footer/translated-links.ts';
import { messagesReady } from '../words/messages.ts';
import { noticesReady } from '../words/notice-messages.ts';

/**
 * Loads the words of a language, and what the market's links need. Rendering cannot wait for them: `renderHeader` and the others
 * ask for it by themselves, what renders the elements otherwise, such as React, does so before. They are kept by language, so
 * renderings do not disturb each other.
 */
export async function readyToRender(locale: string, market: Market | null = null): Promise<void> {
  await Promise.all([messagesReady(locale), noticesReady(locale), linksReady(market)]);
}
