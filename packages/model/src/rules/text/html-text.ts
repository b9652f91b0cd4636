const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Whether a text that may be HTML has any markup; "AT&T" and "a < b" have none. */
export function isHtml(text: string): boolean {
  return /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text);
}

/** What can be read of HTML, for where it cannot be made safe to show. It is text: never to be used as markup. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style|template|noscript|iframe)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z!](?:"[^"]*"|'[^']*'|[^>"'])*(?:>|$)/gi, ' ')
    .replace(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
