/** The frameworks whose views the shell can mount (VIEW-02). */
export const viewFrameworks = ['react', 'vue', 'angular'] as const;

export type ViewFramework = (typeof viewFrameworks)[number];

/** How long the shell waits for a view (VIEW-01), in ms; for when its failure marker is removed, see `timers`. */
export const viewTimes = {
  /** From the first request until the view reports that it is ready. A user has given up by then. */
  limit: 20_000,
  /** From a style sheet's request until its view is shown without it. */
  styles: 5_000,
  /** Before the one retry of a view that failed to load; random jitter adds up to half as much, to spread the load. */
  backOff: 1_000,
} as const;

/** How often a view is loaded before its error is shown. */
export const viewAttempts = 2;
