import { createStrictContext } from './strict-context.ts';

/** Announces a short text to screen readers, whose users do not see that the page has changed. */
export interface Announcer {
  announce: (text: string) => void;
  /** Withdraws a text that turned out to be wrong; any other text stays. */
  takeBack: (text: string) => void;
}

export const [AnnouncerContext, useAnnouncer] = createStrictContext<Announcer>('Layout', 'useAnnouncer');
