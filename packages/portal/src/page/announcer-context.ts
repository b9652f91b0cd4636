import { createStrictContext } from '../context/strict-context.ts';

/** Reads a short text aloud to those who do not see that the page has changed. */
export interface Announcer {
  announce: (text: string) => void;
}

export const [AnnouncerContext, useAnnouncer] = createStrictContext<Announcer>('Layout', 'useAnnouncer');
