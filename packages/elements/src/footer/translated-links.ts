import type { Footer, Market } from '@fleet-portal/model/entities';

let translate: typeof import('./translate-links.ts').translateLinks | undefined;
let hasFailed = false;
let hasToldFailure = false;

/** Whether each footer has translate-me links: looking through it at every update would cost as much as drawing it. */
const known = new WeakMap<object, boolean>();

/** Loads what the market's translate-me links need (FTR-05); undefined where it has none, or all is here, or cannot be had now. */
export function linksReady(market: Market | null): Promise<unknown> | undefined {
  if (translate || hasFailed || !needsTranslation(market?.footer)) return undefined;
  return import('./translate-links.ts').then(({ translateLinks }) => (translate = translateLinks), fail);
}

/** The market with the addresses of this language in its footer; nobody may have checked it: one that is missing is an empty one. */
export function withLinks(market: Market, locale: string): Market {
  if (translate && needsTranslation(market.footer)) return translate(market, locale);
  return { ...market, footer: { ...market.footer } };
}

/** The updates that wait now make do without them; the next ones try again. */
function fail(error: unknown): void {
  hasFailed = true;
  setTimeout(() => (hasFailed = false));
  if (!hasToldFailure) console.error('The addresses of translate-me links could not be loaded.', error);
  hasToldFailure = true;
}

/** Nobody may have checked the footer. */
function needsTranslation(footer: unknown): boolean {
  const given = Object(footer) as Partial<Footer>;
  const needs = known.get(given) ?? hasPlaceholder(given);
  known.set(given, needs);
  return needs;
}

function hasPlaceholder({ sections, getUpdates }: Partial<Footer>): boolean {
  const nodes = [sections].flat().flatMap((section) => section?.nodes);
  return [...nodes, getUpdates].some((one) => String(one?.target?.path).includes('/translate-me/'));
}
