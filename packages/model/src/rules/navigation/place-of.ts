import { anyLabel, type LabelLike } from '../text/labels.ts';

/**
 * The current position of a list entry, identified by its label: the session and the market may move it.
 * @param at its previous position
 * @param label as given by `anyLabel`
 * @returns -1 if it is gone
 */
export function placeOf(at: number, label: string, all: readonly LabelLike[]): number {
  const labels = all.map(anyLabel);
  return labels[at] === label ? at : labels.indexOf(label);
}

/**
 * The position in the new list of the entry at a position of the old one.
 * @returns -1 if it is gone
 */
export function movedPlace(at: number, before: readonly LabelLike[], now: readonly LabelLike[]): number {
  const entry = before[at];
  return entry ? placeOf(at, anyLabel(entry), now) : -1;
}
