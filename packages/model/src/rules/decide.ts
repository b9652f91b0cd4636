import type { Layout, Route, Session } from '../entities/index.ts';
import { canonicalAddress } from './canonical-address.ts';
import { redirectTarget } from './configured-redirect.ts';
import { destinationAt, type SiteContext } from './destination.ts';
import { forbiddenHref, type FixedPageId } from './fixed-routes.ts';
import { gateAll, type Need } from './gate.ts';
import { isExternalLink, linkHref, mayFollow } from './links.ts';
import { chooseLocale } from './locale-choice.ts';
import { localePath } from './locale.ts';
import { splitUrl } from './url-parts.ts';

export interface DecisionContext extends SiteContext {
  session: Session;
  /** The locale that the person chose, such as from the cookie of SES-10. */
  desiredLocale?: string | null;
}

export type RedirectReason =
  | 'no locale'
  | 'path form'
  | 'other locale'
  | 'home route'
  | 'configured redirect'
  | 'insufficient permissions';

/** What happens at an address. */
export type Outcome =
  | { kind: 'page'; page: FixedPageId; locale: string }
  | { kind: 'content'; route: Route; locale: string }
  | { kind: 'layout'; route: Route; layout: Layout; locale: string }
  /** A route whose mode nobody knows: a warning in the console and an empty page (RTE-12). */
  | { kind: 'nothing'; route: Route; locale: string }
  /** Another address of this site takes this one's place; all further redirects are settled already. */
  | { kind: 'redirect'; to: string; replace: true; reason: RedirectReason }
  | { kind: 'leave'; href: string; message: string }
  | { kind: 'notFound'; locale: string }
  /** The redirects lead back to one of their own; `chain` ends with the repeated address. */
  | { kind: 'loop'; chain: string[] };

/**
 * Says what happens at an address for this person in this market. Router, gate, links and tests all ask here.
 * @param url path, query and hash
 */
export function decide(url: string, context: DecisionContext): Outcome {
  const chain: string[] = [];
  const seen = new Set<string>();
  let current = url;
  let reason: RedirectReason | null = null;
  for (;;) {
    const path = splitUrl(current).path;
    chain.push(current);
    if (seen.has(path)) return { kind: 'loop', chain };
    seen.add(path);
    const step = stepAt(current, context);
    if (step.kind !== 'redirect') {
      return reason === null || step.kind === 'leave' ? step : redirect(current, reason);
    }
    current = step.to;
    reason = step.reason;
  }
}

/** What happens at one address, redirects not followed. */
function stepAt(url: string, context: DecisionContext): Outcome {
  const { market, environment, session, desiredLocale } = context;
  const chosen = chooseLocale(market, desiredLocale, environment.DESIRED_LOCALE);
  const address = canonicalAddress(url, chosen, context);
  if (!address) return { kind: 'notFound', locale: chosen };
  if (address.reason) return redirect(address.url, address.reason);

  const { locale, rest } = address;
  const destination = destinationAt(splitUrl(url).path, context);
  if (!destination) return unknownAt(url, { locale, rest, chosen }, context);
  const needs =
    destination.kind === 'page' ? [pageNeed(destination.page)] : routeNeeds(destination.route, context);
  const passed = gateAll(needs, { session, market, url });
  switch (passed.kind) {
    case 'notFound':
      return { kind: 'notFound', locale };
    case 'leave':
      return passed;
    case 'forbidden':
      return redirect(forbiddenHref(locale, url, passed.permissions), 'insufficient permissions');
    case 'allow':
      return destination.kind === 'page'
        ? { kind: 'page', page: destination.page.id, locale }
        : routeOutcome(destination.route, url, locale, context);
  }
}

/** The locale's root leads to the configured home (RTE-11), other locales to the chosen one (RTE-17, RTE-18). */
function unknownAt(
  url: string,
  { locale, rest, chosen }: { locale: string; rest: string; chosen: string },
  { market, session }: DecisionContext,
): Outcome {
  const { path, query, hash } = splitUrl(url);
  const home = market.homeRoute;
  if (rest === '/' && home && !isExternalLink(home) && mayFollow(home, session)) {
    const href = linkHref(home, locale);
    if (href && splitUrl(href).path !== path) return redirect(href, 'home route');
  }
  if (locale !== chosen) return redirect(localePath(chosen, rest) + query + hash, 'other locale');
  return { kind: 'notFound', locale };
}

function routeOutcome(route: Route, url: string, locale: string, { table }: DecisionContext): Outcome {
  if (route.mode === 'aempage') return { kind: 'content', route, locale };
  if (route.mode === 'layout') {
    const layout = table.layouts.get(route.layoutOrRouteId);
    return layout ? { kind: 'layout', route, layout, locale } : { kind: 'notFound', locale };
  }
  if (route.mode !== 'redirect') return { kind: 'nothing', route, locale };
  const target = redirectTarget(route, table, { locale, url });
  if (!target) return { kind: 'notFound', locale };
  return target.isExternal
    ? { kind: 'leave', href: target.href, message: 'redirecting to another site' }
    : redirect(target.href, 'configured redirect');
}

function pageNeed(page: { needsSignIn?: true; permissions?: readonly string[] }): Need {
  return { contexts: [], permissions: page.permissions ?? [], signIn: page.needsSignIn ?? false };
}

function routeNeeds(route: Route, { table }: DecisionContext): Need[] {
  const layout = route.mode === 'layout' ? table.layouts.get(route.layoutOrRouteId) : undefined;
  return [
    {
      contexts: route.requiredAuthContext ? [route.requiredAuthContext] : [],
      permissions: route.permissionsRequired,
    },
    { contexts: layout?.requiredAuthContexts ?? [], permissions: layout?.permissionsRequired ?? [] },
  ];
}

function redirect(to: string, reason: RedirectReason): Outcome {
  return { kind: 'redirect', to, replace: true, reason };
}
