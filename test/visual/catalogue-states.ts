import { readFileSync } from 'node:fs';

interface Group {
  id: string;
  states: { id: string; src: string; height: number; width?: number; mistakes?: boolean }[];
}

export interface Shot {
  /** The name of the reference file. */
  name: string;
  /** The path in the catalogue's folder of states. */
  page: string;
  width: number;
  height: number;
  /** Whether this is the widest shot of its state. */
  isWidest: boolean;
  /** Whether the state shows an error and logs it to the console. */
  mistakes: boolean;
}

const widths = [320, 1024, 1440];
/** The width at which both bars are shown in full, with all controls that their states press. */
const desktop = [1440];

/** Each state of the catalogue at each width for which it is made. */
export function catalogueShots(): Shot[] {
  const groups = JSON.parse(readFileSync('demo/catalogue/specimens.json', 'utf8')) as Group[];
  return groups.flatMap(({ id: group, states }) =>
    states.flatMap(({ id, src, height, width, mistakes = false }) =>
      (width ? [width] : pressesDesktopControl(src) ? desktop : widths).map((width, place, { length }) => ({
        name: `${group}-${id}-${width}.png`,
        page: src,
        width,
        height,
        isWidest: place === length - 1,
        mistakes,
      })),
    ),
  );
}

function pressesDesktopControl(src: string): boolean {
  const pressed = new URLSearchParams(src.split('?')[1]).getAll('press');
  return pressed.some((name) => !/^(mobile|row)-/.test(name));
}
