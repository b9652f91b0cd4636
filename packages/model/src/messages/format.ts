/**
 * Puts values into a message: `format('Version {version}', { version: '4.2' })`. A placeholder without a value stays.
 */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
