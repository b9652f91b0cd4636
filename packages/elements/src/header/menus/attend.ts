import type { Market } from '@fleet-portal/model/entities';
import { localesOf, reportNavigation } from '@fleet-portal/model/rules';
import { whenIdle } from '../../internal/when-idle.ts';
import { slideAccentBar } from './accent-bar.ts';
import { confirmLinks } from './confirm-links.ts';

const shown = new WeakMap<HTMLElement, { market: Market; locale: string }>();

/**
 * What the menus' script does for a header whenever that is updated.
 * @param market the one that it shows, which may be one that nobody has parsed
 * @param before the node that had the accent bar until now
 * @param marked the node that has it
 */
export function attend(
  header: HTMLElement & { locale: string },
  market: Market | null,
  before: Element | null,
  marked: Element | null,
): void {
  slideAccentBar(before, marked);
  if (!market) return;
  if (shown.get(header)?.market !== market && !localesOf(market).length)
    console.error('<fp-header>: its market names no locales. Hand over what parseMarket makes of the JSON.');
  // Looking through all of a navigation takes time, which a page that has just been drawn does not have.
  if (shown.has(header)) whenIdle(() => reportNavigation(market.navBar));
  else confirmLinks(header, () => shown.get(header) ?? null);
  shown.set(header, { market, locale: header.locale || (localesOf(market)[0] ?? '') });
}
