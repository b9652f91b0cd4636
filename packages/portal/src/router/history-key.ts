const field = 'fpKey';

/** The key in an entry's `history.state`; null if another script or a fragment link created the entry. */
export function readKey(state: unknown): string | null {
  const key = (state as Record<string, unknown> | null)?.[field];
  return typeof key === 'string' ? key : null;
}

/** The same state with this key added to whatever other scripts keep there. */
export function writeKey(state: unknown, key: string): Record<string, unknown> {
  return { ...(typeof state === 'object' && state), [field]: key };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
