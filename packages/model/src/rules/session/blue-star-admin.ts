import type { PrimaryUser } from '../../entities/index.ts';

/** Whether the primary-users list marks a user as primary (GAT-12). */
export function isBlueStarAdmin(primaryUsers: readonly PrimaryUser[], userId: string): boolean {
  return userId !== '' && primaryUsers.some((user) => user.primary && user.userId === userId);
}
