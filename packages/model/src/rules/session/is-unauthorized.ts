/** Whether a call failed because the server does not know who asks any more (HTTP 401). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
