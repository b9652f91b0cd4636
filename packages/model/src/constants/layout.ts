/** The widths in px at which the layout changes (LAY-01). */
export const breakpoints = { small: 320, medium: 600, large: 1024, xlarge: 1440, xxlarge: 1920 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The page's padding in px from each breakpoint on (LAY-01); from `xxlarge` the content is centered between gutters. */
export const pagePadding = { small: 20, medium: 24, large: 44, xlarge: 108, xxlarge: 240 } as const;

/** The grid's columns from each breakpoint on and the gap between them in px (LAY-01). */
export const grid = { columns: { small: 4, medium: 8, xlarge: 12 }, gap: 24 } as const;

/** The main area's padding at its end in px (LAY-01). */
export const mainBottomPadding = { small: 48, medium: 96 } as const;

/** The full-screen spinner: its container's least height in px and one turn in ms (LAY-01). */
export const spinner = { minHeight: 500, animation: 2500 } as const;

/** Bars in px (HDR-02). */
export const barHeights = { topBar: 40, topBarXlarge: 43, navigationBar: 76, mobileBar: 56 } as const;

/** Stacking levels (HDR-01, BAN-02). */
export const stackingLevels = { header: 8001, topNotifications: 8000 } as const;
