const field = 'fpKey';

/** The key of the entry whose `history.state` it is, or null where another script or a fragment link made the entry. */
export function readKey(state: unknown): string | null {
  const key = isRecord(state) ? state[field] : null;
  return typeof key === 'string' ? key : null;
}

/** The same state, with this key beside whatever others keep there. */
export function writeKey(state: unknown, key: string): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), [field]: key };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
