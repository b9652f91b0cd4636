import type { Route, Session } from '../../entities/index.ts';
import { canonicalAddress, type CanonicalAddress } from '../pages/canonical-address.ts';
import { redirectTarget } from './configured-redirect.ts';
import { destinationAt, type Destination, type SiteContext } from '../pages/destination.ts';
import { forbiddenHref } from '../pages/fixed-pages.ts';
import { gate, type GateResult, type Need } from './gate.ts';
import { isExternalLink, linkHref } from '../links/links.ts';
import { chosenLocale } from './locale-at.ts';
import { chooseLocale } from './locale-choice.ts';
import { localePath } from '../locale/locale.ts';
import { redirect, type StepOutcome } from './outcome.ts';
import { outsidePath } from '../address/outside-path.ts';
import { safeLocalPath } from '../address/path.ts';
import { withoutPrefix } from '../address/retail-prefix.ts';
import { routeNeeds } from './route-needs.ts';
import { keepQueryAndHash, splitUrl } from '../address/url-parts.ts';

export interface DecisionContext extends SiteContext {
  session: Session;
  /** The locale that the user chose, such as in the cookie of SES-10. */
  desiredLocale?: string | null;
  /** The locales that the user's browser asks for, the preferred one first. */
  browserLocales?: readonly string[];
}

/** What happens at one address, without following redirects, and the facts that decided it. */
export interface DecisionStep {
  url: string;
  outcome: StepOutcome;
  /** The locale for addresses without one. */
  chosen: string;
  /** Null under a locale that the market does not have. */
  address: CanonicalAddress | null;
  /** Null if the path is unknown, or the address was redirected first. */
  destination: Destination | null;
  /** The requirements of the destination, or of the home route in its place. */
  needs: readonly Need[];
  /** The gate's answer; null if it was not asked. */
  passed: GateResult | null;
}

export function stepAt(url: string, context: DecisionContext): DecisionStep {
  const { market, session } = context;
  const chosen = chosenLocale(context);
  const address = canonicalAddress(url, chosen, context);
  const early = { url, chosen, address, destination: null, needs: [], passed: null };
  const way = wayOut(url);
  if (way) return { ...early, outcome: way };
  if (!address) return { ...early, outcome: { kind: 'notFound', locale: chosen } };
  if (address.reason) return { ...early, outcome: redirect(address.url, address.reason) };

  const destination = destinationAt(splitUrl(url).path, context);
  if (!destination) {
    const found = homeAt(url, address, context) ?? { outcome: unknownAt(url, address, context) };
    return { ...early, ...found };
  }
  const needs = needsOf(destination, context);
  const passed = gate(needs, { session, market, url });
  const outcome = outcomeOf(passed, destination, url, address.locale, context);
  return { url, chosen, address, destination, needs, passed, outcome };
}

/** Leaves for another application; a `redirect` parameter that leads to another site is dropped with the query (RTE-08, RTE-25). */
function wayOut(url: string): StepOutcome | null {
  const { path, query } = splitUrl(url);
  const elsewhere = outsidePath(path);
  if (elsewhere === null) return null;
  const isSafe = new URLSearchParams(query).getAll('redirect').every((path) => safeLocalPath(path) !== null);
  const href = isSafe ? elsewhere + query : elsewhere;
  return { kind: 'leave', href, message: 'leaving the portal' };
}

/**
 * Redirects the locale's root to the configured home (RTE-11), if the user meets the home's own permissions and the needs of its
 * destination.
 */
function homeAt(
  url: string,
  { locale, rest }: CanonicalAddress,
  context: DecisionContext,
): Pick<DecisionStep, 'needs' | 'passed' | 'outcome'> | null {
  const { market, session } = context;
  const home = market.homeRoute;
  if (!home || isExternalLink(home) || withoutPrefix(rest, market.retailPrefix) !== '/') return null;
  const href = linkHref(home, locale);
  const { path } = splitUrl(href);
  if (!href || path === splitUrl(url).path) return null;
  const destination = destinationAt(path, context);
  const own: Need = { contexts: [], permissions: home.permissionsRequired };
  const needs = destination ? [own, ...needsOf(destination, context)] : [own];
  const passed = gate(needs, { session, market, url });
  const outcome =
    passed.kind === 'allow'
      ? redirect(keepQueryAndHash(href, url), 'home route')
      : refusal(passed, url, locale);
  return { needs, passed, outcome };
}

/**
 * The outcome at an unknown path. A way out of the portal is followed without the locale that links add (RTE-08); a locale other than the
 * user's choice is redirected to that (RTE-17). Without a choice, the address's locale counts as one (RTE-18).
 */
function unknownAt(
  url: string,
  { locale, rest }: CanonicalAddress,
  { market, desiredLocale }: DecisionContext,
): StepOutcome {
  const { query, hash } = splitUrl(url);
  const way = wayOut(rest + query);
  if (way) return way;
  const chosen = chooseLocale(market, desiredLocale, locale);
  if (locale !== chosen) return redirect(localePath(chosen, rest) + query + hash, 'other locale');
  return { kind: 'notFound', locale };
}

function outcomeOf(
  passed: GateResult,
  destination: Destination,
  url: string,
  locale: string,
  context: DecisionContext,
): StepOutcome {
  if (passed.kind !== 'allow') return refusal(passed, url, locale);
  return destination.kind === 'page'
    ? { kind: 'page', page: destination.page.id, locale }
    : routeOutcome(destination.route, url, locale, context);
}

function refusal(passed: Exclude<GateResult, { kind: 'allow' }>, url: string, locale: string): StepOutcome {
  switch (passed.kind) {
    case 'notFound':
      return { kind: 'notFound', locale };
    case 'leave':
      return passed;
    case 'forbidden': {
      const permissions = passed.permissions.map((permission) => permission.toWellFormed());
      return redirect(forbiddenHref(locale, url.toWellFormed(), permissions), 'insufficient permissions');
    }
  }
}

function routeOutcome(route: Route, url: string, locale: string, { table }: DecisionContext): StepOutcome {
  if (route.mode === 'aempage') return { kind: 'content', route, locale };
  if (route.mode === 'layout') {
    const layout = table.layouts.get(route.layoutOrRouteId);
    return layout ? { kind: 'layout', route, layout, locale } : { kind: 'notFound', locale };
  }
  if (route.mode !== 'redirect') return { kind: 'nothing', route, locale };
  const target = redirectTarget(route, table, { locale, url });
  if (!target) return { kind: 'notFound', locale };
  return target.isElsewhere
    ? { kind: 'leave', href: target.href, message: 'redirecting out of the portal' }
    : redirect(target.href, 'configured redirect');
}

function needsOf(destination: Destination, { table }: DecisionContext): Need[] {
  const { kind, route } = destination;
  const needs = route ? routeNeeds(route, (id) => table.layouts.get(id)) : [];
  if (kind === 'route') return needs;
  const { permissions = [], needsSignIn = false } = destination.page;
  return [{ contexts: [], permissions, signIn: needsSignIn }, ...needs];
}
