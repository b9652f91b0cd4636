import type { Problem } from './problem-walk.ts';
import { isObject } from '../unchecked.ts';

export type Warn = (message: string) => void;

const toConsole: Warn = (message) => console.warn(message);

const reported = new WeakSet();

/**
 * Makes a function that warns once an object of what `find` finds wrong with it, one line a problem. Null and undefined are no
 * problem.
 */
export function reporter<Part>(find: (part: Part) => readonly Problem[]) {
  /** What stood in its place and is no object; it cannot be held weakly. */
  const oddities = new Set<unknown>([undefined, null]);
  return (part: Part, warn?: Warn): void => {
    const known: { has(part: unknown): boolean; add(part: unknown): unknown } = isObject(part)
      ? reported
      : oddities;
    if (known.has(part)) return;
    known.add(part);
    report(find(part), warn);
  };
}

export function report(problems: readonly Problem[], warn = toConsole): void {
  for (const { path, problem } of problems) warn(`${path} ${problem}.`);
}

/** Takes a part of a market as reported. */
export function markReported(part: object): void {
  reported.add(part);
}
