/** The first characters of a text, as users count them: accents and emoji are never cut in half. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (isPlain(text.slice(0, limit + 1))) return text.slice(0, limit).trimEnd();
  const characters = new Intl.Segmenter().segment(text);
  return [...characters]
    .map(({ segment }) => segment)
    .slice(0, limit)
    .join('')
    .trimEnd();
}

/** In Latin text every code unit is a character. The first use of `Intl` takes longer than the rest of a header. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e\xa0-\u02ff]*$/.test(text);
}
