import { format } from './format.ts';
import { languageOf } from '../rules/locale/locale.ts';

const plural = /\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/g;
const forms = /(\w+) \{([^{}]*)\}/g;

/**
 * Like `format`, with numbers and plurals as the language writes them:
 * `formatIn('en', '{count, plural, one {# page} other {# pages}}', { count: 1 })` is "1 page".
 */
export function formatIn(
  locale: string,
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const language = languageOf(locale);
  const written = new Intl.NumberFormat(language);
  const chosen = text.replace(plural, (_, name: string, list: string) => {
    const count = Number(values[name]);
    const category = new Intl.PluralRules(language).select(count);
    const byCategory = new Map([...list.matchAll(forms)].map(([, key, form]) => [key, form]));
    const form = byCategory.get(category) ?? byCategory.get('other') ?? '';
    return form.replaceAll('#', written.format(count));
  });
  const texts = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'number' ? written.format(value) : value,
  ]);
  return format(chosen, Object.fromEntries(texts));
}
