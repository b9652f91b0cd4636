/**
 * Access to a message catalogue for rendering. The first function returns the words of a language if they are loaded, else the English
 * ones; the second returns a promise that settles once they are loaded, or undefined if they are. An element waits for it before it
 * renders, so that no English flashes up and nothing shifts.
 */
export function wordsNow<Words extends object>(get: (locale: string) => Words | Promise<Words>) {
  const now = (locale: string): Words => {
    const words = get(locale);
    return 'then' in words ? now('en-us') : words;
  };
  const ready = (locale: string): Promise<unknown> | undefined => {
    const words = get(locale);
    return 'then' in words ? words : undefined;
  };
  return [now, ready] as const;
}
