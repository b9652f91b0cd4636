/** Where an entry stands in this tab's history. It is kept in `history.state` beside whatever others keep there. */
export interface HistoryPosition {
  index: number;
  key: string;
}

const field = 'fpPosition';

/** The position in a `history.state`, or null where another script or a fragment link made the entry. */
export function readPosition(state: unknown): HistoryPosition | null {
  const position = isRecord(state) ? state[field] : null;
  if (!isRecord(position)) return null;
  const { index, key } = position;
  return typeof index === 'number' && typeof key === 'string' ? { index, key } : null;
}

/** The same state with this position. */
export function writePosition(state: unknown, position: HistoryPosition): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), [field]: position };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
