import type { Problem } from './problem-walk.ts';
import { isObject } from '../unchecked.ts';

export type Warn = (message: string) => void;

const toConsole: Warn = (message) => console.warn(message);

const reported = new WeakSet();

/**
 * Makes what says on the console what is wrong with what a host or a server sent, one line a bad entry; never twice for the same object,
 * and nothing where none is handed over.
 * @param find finds what is wrong with what a host or a server sent
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
