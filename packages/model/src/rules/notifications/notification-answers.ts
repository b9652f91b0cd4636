/** The only status that says that an action is done (NTF-04). */
export const actionDone = 200;

/** Whether the server does not have a notification any more, as where another tab was faster: it is deleted. */
export function isAlreadyDeleted(status: number | null): boolean {
  return status === 404 || status === 410;
}
