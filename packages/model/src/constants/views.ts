/** The frameworks whose views the shell can mount (VIEW-02). */
export const viewFrameworks = ['react', 'vue', 'angular'] as const;

export type ViewFramework = (typeof viewFrameworks)[number];

/** How long a view is waited for (VIEW-01), in ms; when its failure marker goes is in `timers`. */
export const viewTimes = {
  /** From the first request until the view says that it is ready. A person has given up by then. */
  limit: 20_000,
  /** From a style sheet's request until its view is shown without it. */
  styles: 5_000,
  /** Before the one retry of a view that did not come; up to half as much is added by chance, so that a crowd spreads out. */
  backOff: 1_000,
} as const;

/** How often a view is loaded before its error is shown. */
export const viewAttempts = 2;
