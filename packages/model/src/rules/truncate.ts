/** The first characters of a text as a person counts them: an accent or an emoji is never cut in half. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = new Intl.Segmenter().segment(text);
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, limit)
    .join('')
    .trimEnd();
}
