import type { Market } from '@fleet-portal/model/entities';
import { reportNavigation } from '@fleet-portal/model/rules';
import { confirmLinks } from './confirm-links.ts';

const shown = new WeakMap<HTMLElement, { market: Market; locale: string }>();

/**
 * What the menus' script does for a header whenever that is updated.
 * @param market the one that it shows, which may be one that nobody has parsed
 */
export function attend(header: HTMLElement & { locale: string }, market: Market | null): void {
  if (!market) return;
  if (market.navBar as unknown) reportNavigation(market.navBar);
  if (!shown.has(header)) confirmLinks(header, () => shown.get(header) ?? null);
  shown.set(header, { market, locale: header.locale || (market.allowedLocales[0] ?? '') });
}
