/**
 * Whether a call failed because the server no longer knows the user (HTTP 401). It recognizes `ApiFailure` by name, since
 * the class is loaded only with the first call.
 */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiFailure' && 'status' in error && error.status === 401;
}
