const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A quote that nobody closes counts as a letter: looked for from every tag, its end would cost seconds. */
const tag = /<\/?[a-z!](?:"[^"]*"|'[^']*'|[^>])*(?:>|$)/gi;

/** Whether a text that may be HTML has any markup; "AT&T", "a < b" and "<mail@fleet.example>" have none. */
export function isHtml(text: string): boolean {
  return /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text);
}

/** Whether there is anything to be read or seen in a text that may be HTML: editors save `<p>&nbsp;</p>` for nothing. */
export function hasContent(text: string): boolean {
  return isHtml(text) ? textOfHtml(text) !== '' || /<img\s/i.test(text) : text.trim() !== '';
}

/** What can be read of HTML, for where it cannot be made safe to show. It is text: never to be used as markup. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style|template|noscript|iframe)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(tag, ' ')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** By its number, such as `#39` and `#x27`, or by its name. */
function characterOf(name: string): string | undefined {
  const known = name.toLowerCase();
  if (!name.startsWith('#')) return Object.hasOwn(entities, known) ? entities[known] : undefined;
  const code = Number(`0${name.slice(1)}`);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
