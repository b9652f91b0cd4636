import type { Problem } from './problem-walk.ts';
import { isObject } from '../unchecked.ts';

export type Warn = (message: string) => void;

const toConsole: Warn = (message) => console.warn(message);

const reported = new WeakSet();

/**
 * Makes a function that warns of the problems that `find` finds in an object: once for each object, one line per problem. Null and
 * undefined are not problems.
 */
export function reporter<Part>(find: (part: Part) => readonly Problem[]) {
  /** Values in place of the object that are not objects; a WeakSet cannot hold them. */
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

/** Marks a part of a market as reported. */
export function markReported(part: object): void {
  reported.add(part);
}
