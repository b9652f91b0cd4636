/** The widths in px at which the layout changes (LAY-01). */
export const breakpoints = { small: 320, medium: 600, large: 1024, xlarge: 1440, xxlarge: 1920 } as const;
