const setTimeout = window.setTimeout.bind(window);

interface HurryOptions {
  /** The longest delay in ms, if a range of delays is meant. */
  to?: number;
  /** The delay to use instead, in ms. */
  moment?: number;
}

/** Shortens timers of this delay for the rest of the test, if the length of a wait is not what is tested. */
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
