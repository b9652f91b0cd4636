/** The colors of a theme by role; a role that ends in `-ink` is for text and drawings on the surface with the same name. */
export interface BasePalette {
  surface: string;
  'surface-raised': string;
  'surface-sunken': string;
  ink: string;
  'ink-muted': string;
  /** Separator lines; never the only border of a control. */
  line: string;
  accent: string;
  'accent-ink': string;
  /** The focus ring on the three surfaces; on `accent` and `brand` the ring takes their ink. */
  focus: string;
}

export type ThemeName = 'default' | 'ford' | 'lincoln' | 'dark';

/** A value of an element's `theme`: one of the themes, which editors suggest, or a name of the page's own, which starts from `default`. */
export type AnyThemeName = ThemeName | (string & {});

type Changes = Partial<BasePalette> & { scheme?: 'dark' };

/** The complete default theme, and the differences of the others. */
export const changes: { default: BasePalette & Changes } & Record<ThemeName, Changes> = {
  default: {
    surface: '#fff',
    'surface-raised': '#fff',
    'surface-sunken': '#f1f5f7',
    ink: '#17242f',
    'ink-muted': '#50606d',
    line: '#d6dfe5',
    accent: '#0b7075',
    'accent-ink': '#fff',
    focus: '#0b7075',
  },
  ford: {
    'surface-sunken': '#f3f5fa',
    ink: '#00095b',
    'ink-muted': '#4b5280',
    line: '#d8dcea',
    accent: '#1351d8',
    focus: '#1351d8',
  },
  lincoln: {
    surface: '#fcfaf7',
    'surface-raised': '#fffefc',
    'surface-sunken': '#f3efe9',
    ink: '#1b1714',
    'ink-muted': '#655b52',
    line: '#e3dcd3',
    accent: '#96491f',
    focus: '#96491f',
  },
  dark: {
    surface: '#0f1216',
    'surface-raised': '#191e24',
    'surface-sunken': '#080a0c',
    ink: '#f1f4f7',
    'ink-muted': '#a6b0bb',
    line: '#2d353e',
    accent: '#7ab8ff',
    'accent-ink': '#06192e',
    focus: '#9accff',
    scheme: 'dark',
  },
};
