import { readFileSync } from 'node:fs';

interface Group {
  id: string;
  states: { id: string; src: string; height: number; width?: number; mistakes?: boolean }[];
}

export interface Shot {
  /** Of its reference's file. */
  name: string;
  /** Under the catalogue's folder of states. */
  page: string;
  width: number;
  height: number;
  /** The last of its state. */
  isWidest: boolean;
  /** It shows what fails, and says so on the console. */
  mistakes: boolean;
}

const widths = [320, 1024, 1440];
/** Where both bars stand whole, with each control that a state of theirs presses. */
const desktop = [1440];

/** Each state of the designers' catalogue at each width that it is made for. */
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
