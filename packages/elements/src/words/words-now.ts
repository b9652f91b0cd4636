/**
 * A catalogue for what renders: the first function gives its words in a language where they are here already, else in English; the
 * second settles when they are, and is undefined where they already are. An element waits for it before it renders, so that no English flashes up
 * and nothing shifts.
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
