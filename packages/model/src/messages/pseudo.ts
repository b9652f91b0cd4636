const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceinosuyACEINOSUY', (letter, index) => [letter, 'áçéîñöšûýÁÇÉÎÑÖŠÛÝ'.charAt(index)]),
);

/** How much longer than English a translation may become. */
const growth = 0.4;

/** What is not read: placeholders, and the categories of plurals. */
const syntax = String.raw`\{\w+(?:\}|, plural,)|\b(?:zero|one|two|few|many|other) (?=\{)`;
const letters = new RegExp(`${syntax}|[a-z]`, 'gi');

/** A text of the pseudo language: accents, 40 % longer and in brackets; placeholders stay. */
export function pseudoText(text: string): string {
  const accented = text.replace(letters, (part) => accents[part] ?? part);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * growth))}]`;
}

/** The pseudo language (en-xa) of a catalogue: it shows texts that are not translated and boxes that are too small. */
export function pseudo<Messages extends Record<string, string>>(messages: Messages): Messages {
  const texts = Object.entries(messages).map(([key, text]): [string, string] => [key, pseudoText(text)]);
  return { ...messages, ...Object.fromEntries<string>(texts) };
}
