const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceinosuyACEINOSUY', (letter, index) => [letter, 'áçéîñöšûýÁÇÉÎÑÖŠÛÝ'.charAt(index)]),
);

/** How much longer than the English text a translation may be. */
const growth = 0.4;

/** Syntax that stays as it is: placeholders, and the categories of plurals. */
const syntax = String.raw`\{\w+(?:\}|, plural,)|\b(?:zero|one|two|few|many|other) (?=\{)`;
const letters = new RegExp(`${syntax}|[a-z]`, 'gi');

/** A text in the pseudo language: with accents, 40 % longer and in brackets; placeholders stay. */
export function pseudoText(text: string): string {
  const accented = text.replace(letters, (part) => accents[part] ?? part);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * growth))}]`;
}

/** A catalogue in the pseudo language (en-xa), which reveals untranslated texts and boxes that are too small. */
export function pseudo<Messages extends Record<string, string>>(messages: Messages): Messages {
  const texts = Object.entries(messages).map(([key, text]): [string, string] => [key, pseudoText(text)]);
  return { ...messages, ...Object.fromEntries<string>(texts) };
}
