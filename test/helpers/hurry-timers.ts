const setTimeout = window.setTimeout.bind(window);

interface HurryOptions {
  /** Where the delay is one of several, the longest; in ms. */
  to?: number;
  /** What they take instead, in ms. */
  moment?: number;
  /** Asked as each one begins: whether it is one of those that are meant. */
  isMeant?: () => boolean;
}

/** For the rest of the test, timers of this delay end after a moment: where it is not how long a wait is that matters. */
export function hurryTimers(from: number, options: HurryOptions = {}): void {
  const { to = from, moment = 100, isMeant = () => true } = options;
  window.setTimeout = ((act: TimerHandler, delay = 0, ...words: unknown[]) => {
    const isHurried = delay >= from && delay <= to && isMeant();
    return setTimeout(act, isHurried ? moment : delay, ...words);
  }) as typeof setTimeout;
}

afterEach(() => {
  window.setTimeout = setTimeout;
});
