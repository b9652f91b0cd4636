/** Runs it, and collects the signals of what listens to document and window since. */
export function listening<Result>(signals: (AbortSignal | undefined)[], run: () => Result): Result {
  const targets = [document, window];
  const originals = targets.map((target) => target.addEventListener.bind(target));
  targets.forEach((target, at) => {
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      signals.push(typeof options === 'object' ? options.signal : undefined);
      originals[at]?.(type, listener, options);
    };
  });
  try {
    return run();
  } finally {
    for (const target of targets) delete (target as Partial<typeof target>).addEventListener;
  }
}
