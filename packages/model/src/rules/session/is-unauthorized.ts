/**
 * Whether a call failed because the server does not know who asks any more (HTTP 401). It knows the calls' failures by their name:
 * their class comes with the first call.
 */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiFailure' && 'status' in error && error.status === 401;
}
