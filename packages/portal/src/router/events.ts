import type { RouteEntry } from './route-entry.ts';

/** Fired on `<fp-router>` when another entry becomes the current one. */
export class FpRouteEvent extends Event {
  static readonly eventName = 'fp-route';
  readonly entry: RouteEntry;

  constructor(entry: RouteEntry) {
    super(FpRouteEvent.eventName);
    this.entry = entry;
  }
}

/**
 * Tells the router from anywhere on the page to navigate: `new CustomEvent('router-navigate', { detail: { path } })`.
 * Without a path, the router reads the address bar again.
 */
export type RouterNavigateEvent = CustomEvent<{ path?: string } | null>;

declare global {
  interface HTMLElementEventMap {
    'fp-route': FpRouteEvent;
  }
  interface WindowEventMap {
    'router-navigate': RouterNavigateEvent;
    'redirects-settled': Event;
  }
}
