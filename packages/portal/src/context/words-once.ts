/**
 * A catalogue that is loaded once for each locale: what loads it, which rejects as `load` does and tries again then, and what gives
 * the words that have come; null before.
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
