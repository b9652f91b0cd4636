import type { AnalyticsData } from '@fleet-portal/model/entities';

/** What the portal needs of a tag manager; its script sets it on window (ANA-01). */
export interface TagManager {
  track(name: string, data: AnalyticsData): void;
}

declare global {
  interface Window {
    _satellite?: Partial<TagManager>;
  }
}

/** The page's tag manager, as soon as there is one that can track. */
export function tagManager(): TagManager | undefined {
  const manager = window._satellite;
  return typeof manager?.track === 'function' ? (manager as TagManager) : undefined;
}
