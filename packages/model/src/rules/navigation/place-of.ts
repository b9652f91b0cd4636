import { anyLabel, type LabelLike } from '../text/labels.ts';

/**
 * Where an entry of a list stands now, told by its label: the session and the market may move it.
 * @param at its place before
 * @param label as `anyLabel` says it
 * @returns -1 where it has gone
 */
export function placeOf(at: number, label: string, all: readonly LabelLike[]): number {
  const labels = all.map(anyLabel);
  return labels[at] === label ? at : labels.indexOf(label);
}

/**
 * Where the entry at a place of one list stands in the next one.
 * @returns -1 where it has gone
 */
export function movedPlace(at: number, before: readonly LabelLike[], now: readonly LabelLike[]): number {
  const entry = before[at];
  return entry ? placeOf(at, anyLabel(entry), now) : -1;
}
