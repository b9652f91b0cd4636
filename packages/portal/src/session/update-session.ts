import type { Session } from '@fleet-portal/model/entities';

/**
 * Changes the session if it still has this id; `change` returns null to leave it as it is.
 * @returns whether it was changed
 */
export type UpdateSession = (sessionId: string, change: (now: Session) => Session | null) => boolean;
