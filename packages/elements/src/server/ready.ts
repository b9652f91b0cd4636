import type { Market } from '@fleet-portal/model/entities';
import { linksReady } from '../footer/translated-links.ts';
import { messagesReady } from '../words/messages.ts';
import { noticesReady } from '../words/notice-messages.ts';

/**
 * Loads the words of a language, and what the market's links need, because rendering cannot wait for them. `renderHeader` and the others
 * call it themselves; code that renders the elements in another way, such as React, must call it first. Words are kept per language, so
 * concurrent renderings do not affect each other.
 */
export async function readyToRender(locale: string, market: Market | null = null): Promise<void> {
  await Promise.all([messagesReady(locale), noticesReady(locale), linksReady(market)]);
}
