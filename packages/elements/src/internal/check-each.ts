/** What an option must be, in the words of its error. */
export type Rule = [what: string, holds: (value: unknown) => boolean];

export const text: Rule = ['no text', isText];

/**
 * Checks what a page passes to a call of the shell. A name that is misspelt would else do nothing without a word.
 * @param path what the options stand in, such as `consent.`
 * @throws TypeError that names the option which is wrong
 */
export function checkEach(
  call: string,
  given: object,
  rules: Readonly<Record<string, Rule>>,
  path = '',
  warn = (line: string) => console.warn(line),
): void {
  for (const [name, value] of Object.entries(given)) {
    const rule = Object.hasOwn(rules, name) && rules[name];
    if (!rule) warn(`${call}: there is no option "${path}${name}".`);
    else if (value !== undefined && !rule[1](value))
      throw new TypeError(`${call}: ${path}${name} is ${rule[0]}`);
  }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
