/** The first characters of a text as a person counts them: an accent or an emoji is never cut in half. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (isPlain(text.slice(0, limit + 1))) return text.slice(0, limit).trimEnd();
  const characters = new Intl.Segmenter().segment(text);
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, limit)
    .join('')
    .trimEnd();
}

/** Latin letters stand for themselves; asking `Intl` costs more than the rest of a header. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e\xa0-\u02ff]*$/.test(text);
}
