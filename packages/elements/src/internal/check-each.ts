/** What an option must be, with the wording of its error. */
export type Rule = [what: string, holds: (value: unknown) => boolean];

export const text: Rule = ['no text', isText];

/**
 * Checks the options that a page passes to a function of the shell, and warns of unknown names: a misspelt one would otherwise be ignored
 * without notice.
 * @param path where the options are nested, such as `consent.`
 * @throws TypeError that names the option that is wrong
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
