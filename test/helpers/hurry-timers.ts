const setTimeout = window.setTimeout.bind(window);

interface HurryOptions {
  /** Where the delay is one of several, the longest; in ms. */
  to?: number;
  /** What they take instead, in ms. */
  moment?: number;
}

/** For the rest of the test, timers of this delay end after a moment: where it is not how long a wait is that matters. */
export function hurryTimers(from: number, options: HurryOptions = {}): void {
  const { to = from, moment = 100 } = options;
  window.setTimeout = ((act: TimerHandler, delay = 0, ...words: unknown[]) => {
    const isHurried = delay >= from && delay <= to;
    return setTimeout(act, isHurried ? moment : delay, ...words);
  }) as typeof setTimeout;
}

afterEach(() => {
  window.setTimeout = setTimeout;
});
