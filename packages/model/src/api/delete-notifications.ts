import { deleteNotification } from './delete-notification.ts';
import type { CallOptions } from './http.ts';

/**
 * Removes several messages side by side (NTF-06).
 * @param failed hears of each that could not be removed
 * @returns the ids of those that are still there
 */
export async function deleteNotifications(
  base: string,
  ids: readonly string[],
  failed: (error: unknown) => void,
  options: CallOptions = {},
): Promise<string[]> {
  const ends = await Promise.allSettled(ids.map((id) => deleteNotification(base, id, options)));
  return ids.filter((_, index) => {
    const end = ends[index];
    if (end?.status !== 'rejected') return false;
    failed(end.reason);
    return true;
  });
}
