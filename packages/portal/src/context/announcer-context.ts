import { createStrictContext } from './strict-context.ts';

/** Reads a short text aloud to those who do not see that the page has changed. */
export interface Announcer {
  announce: (text: string) => void;
  /** Takes a text back that does not hold after all; any other stays. */
  takeBack: (text: string) => void;
}

export const [AnnouncerContext, useAnnouncer] = createStrictContext<Announcer>('Layout', 'useAnnouncer');
