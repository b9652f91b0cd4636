/** Runs a function, and collects the signals of the listeners that it adds to document and window. */
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
