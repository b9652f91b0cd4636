interface Along {
  /** Where the next stop is: below, or to the right, or, in right-to-left text, to the left. */
  direction: 'down' | 'right' | 'left';
  /** Whether the first stop follows the last one. */
  wraps?: boolean;
}

/** The keys for the next and the previous stop. */
const arrows = {
  down: ['ArrowDown', 'ArrowUp'],
  right: ['ArrowRight', 'ArrowLeft'],
  left: ['ArrowLeft', 'ArrowRight'],
} as const;

/** The stop that an arrow key, Home or End moves to; undefined if there is none. */
export function stepByKey<Stop>(
  key: string,
  from: unknown,
  stops: readonly Stop[],
  { direction, wraps = false }: Along,
): Stop | undefined {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const [on, back] = arrows[direction];
  if (key !== on && key !== back) return undefined;
  const to = stops.findIndex((stop) => stop === from) + (key === on ? 1 : -1);
  return wraps ? stops.at(to % stops.length) : stops[to];
}
