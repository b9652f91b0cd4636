import type { AnalyticsData } from '@fleet-portal/model/entities';

/** The part of a tag manager that the portal uses; the tag manager's script sets it on window (ANA-01). */
export interface TagManager {
  track(name: string, data: AnalyticsData): void;
}

declare global {
  interface Window {
    _satellite?: Partial<TagManager>;
  }
}

/** The page's tag manager, once it is able to track. */
export function tagManager(): TagManager | undefined {
  const manager = window._satellite;
  return typeof manager?.track === 'function' ? (manager as TagManager) : undefined;
}
