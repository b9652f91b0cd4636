const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** An unclosed quote counts as a plain character: searching for its end from every tag could take seconds. */
const tag = /<\/?[a-z!](?:"[^"]*"|'[^']*'|[^>])*(?:>|$)/gi;

/** Whether a text that may be HTML has any markup; "AT&T", "a < b" and "<mail@fleet.example>" have none. */
export function isHtml(text: string): boolean {
  return /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text);
}

/** Whether a text that may be HTML has anything to read or see: editors save an empty text as `<p>&nbsp;</p>`. */
export function hasContent(text: string): boolean {
  return isHtml(text) ? textOfHtml(text) !== '' || /<img\s/i.test(text) : text.trim() !== '';
}

/** The readable text of HTML, for cases where it cannot be sanitized. The result is text and must never be used as markup. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style|template|noscript|iframe)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(tag, ' ')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** By number, such as `#39` and `#x27`, or by name. */
function characterOf(name: string): string | undefined {
  const known = name.toLowerCase();
  if (!name.startsWith('#')) return Object.hasOwn(entities, known) ? entities[known] : undefined;
  const code = Number(`0${name.slice(1)}`);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
