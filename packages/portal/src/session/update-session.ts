import type { Session } from '@fleet-portal/model/entities';

/**
 * Changes the session with this id, if it is still the one; `change` gives null where it has nothing for it.
 * @returns whether it was changed
 */
export type UpdateSession = (sessionId: string, change: (now: Session) => Session | null) => boolean;
