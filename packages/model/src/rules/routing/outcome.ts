import type { Layout, Route } from '../../entities/index.ts';
import type { FixedPageId } from '../pages/fixed-pages.ts';
import type { LoginReason } from './gate.ts';

export type RedirectReason =
  | 'no locale'
  | 'path form'
  | 'other locale'
  | 'home route'
  | 'configured redirect'
  | 'insufficient permissions';

export type LeaveReason = LoginReason | 'leaving the portal' | 'redirecting out of the portal';

/** What happens at an address. */
export type Outcome =
  | { kind: 'page'; page: FixedPageId; locale: string }
  | { kind: 'content'; route: Route; locale: string }
  | { kind: 'layout'; route: Route; layout: Layout; locale: string }
  /** A route with an unknown mode: a warning on the console and an empty page (RTE-12). */
  | { kind: 'nothing'; route: Route; locale: string }
  /** Redirects to another address of this site; all further redirects are already resolved. */
  | { kind: 'redirect'; to: string; reason: RedirectReason }
  | { kind: 'leave'; href: string; message: LeaveReason }
  | { kind: 'notFound'; locale: string }
  /** The redirects lead back to one of their own addresses, the last of `chain`, or never end. */
  | { kind: 'loop'; chain: string[] };

/** What happens at one address, before redirects are followed. */
export type StepOutcome = Exclude<Outcome, { kind: 'loop' }>;

export function redirect(to: string, reason: RedirectReason): StepOutcome {
  return { kind: 'redirect', to, reason };
}
