/** The only status that means that an action succeeded (NTF-04). */
export const actionDone = 200;

/** Whether the server no longer has a notification, such as when another tab was faster: then it counts as deleted. */
export function isAlreadyDeleted(status: number | null): boolean {
  return status === 404 || status === 410;
}
