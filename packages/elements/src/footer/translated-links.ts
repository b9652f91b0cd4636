import type { Footer, Market } from '@fleet-portal/model/entities';

let translate: typeof import('./translate-links.ts').translateLinks | undefined;
let hasFailed = false;
let hasToldFailure = false;

/** Whether each footer has translate-me links: searching it at every update would cost as much as rendering it. */
const known = new WeakMap<object, boolean>();

/** Loads the code for the market's translate-me links (FTR-05); undefined if there are none, it is loaded, or has just failed to load. */
export function linksReady(market: Market | null): Promise<unknown> | undefined {
  if (translate || hasFailed || !needsTranslation(market?.footer)) return undefined;
  return import('./translate-links.ts').then(({ translateLinks }) => (translate = translateLinks), fail);
}

/** The market with the addresses of this locale in its footer. The market may be unchecked: a missing footer becomes an empty one. */
export function withLinks(market: Market, locale: string): Market {
  if (translate && needsTranslation(market.footer)) return translate(market, locale);
  return { ...market, footer: { ...market.footer } };
}

/** Updates that are waiting continue without the addresses; later ones try to load them again. */
function fail(error: unknown): void {
  hasFailed = true;
  setTimeout(() => (hasFailed = false));
  if (!hasToldFailure) console.error('The addresses of translate-me links could not be loaded.', error);
  hasToldFailure = true;
}

/** The footer may not have been checked. */
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
