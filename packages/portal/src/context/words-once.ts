/**
 * A message catalogue that is loaded once for each locale. Returns a function that loads it (and like `load` may reject, to be tried
 * again), and one that returns the messages if they are loaded, else null.
 */
export function wordsOnce<Words>(load: (locale: string) => Promise<Words>) {
  const arrived = new Map<string, Words>();
  const now = (locale: string): Words | null => arrived.get(locale) ?? null;
  const loadOnce = async (locale: string): Promise<Words> => {
    const words = now(locale) ?? (await load(locale));
    arrived.set(locale, words);
    return words;
  };
  return [loadOnce, now] as const;
}
