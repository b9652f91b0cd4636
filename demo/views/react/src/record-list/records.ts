import { ofCompany } from '../../../common/by-company.ts';
import { moneyFormat } from '../../../common/money.ts';
import { fill, wordsFor } from '../../../common/texts.ts';
import { lists } from './lists.ts';
import type { Cell } from './record.ts';
import { texts, type Words } from './words.ts';

/**
 * The list of a name in the locale's words; an unknown name gives the reports.
 * @param country the market's `countryCode`
 * @param companyName the user's company; undefined for a visitor
 */
export function recordList(
  listName: unknown,
  locale: string,
  { country, companyName }: { country: string | undefined; companyName: string | undefined },
) {
  const words = wordsFor(texts, locale);
  const { title, columns, rows } = lists[isList(listName) ? listName : 'reports'];
  const textOf = writer(words, locale, country);
  return {
    title: words[title],
    columns: columns.map((column) => words[column]),
    rows: ofCompany(rows, companyName).map(([head, first, second, status, state]) => ({
      name: textOf(head),
      cells: [textOf(first), textOf(second)],
      status,
      state: words[state],
    })),
  };
}

function isList(listName: unknown): listName is keyof typeof lists {
  return typeof listName === 'string' && Object.hasOwn(lists, listName);
}

/** Creates the formatter for cells. */
function writer(words: Words, locale: string, country: string | undefined): (cell: Cell) => string {
  const date = (day: string, parts: Intl.DateTimeFormatOptions) =>
    capitalized(new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(day)), locale);
  return (cell) => {
    if (typeof cell === 'string') return words[cell];
    if ('name' in cell) return cell.name;
    if ('month' in cell) return date(cell.month, { month: 'long', year: 'numeric' });
    if ('year' in cell) return date(cell.year, { year: 'numeric' });
    if ('count' in cell) return new Intl.NumberFormat(locale).format(cell.count);
    return fill(words.aMonth, { price: moneyFormat(locale, country).format(cell.monthly) });
  };
}

/** Many languages write months in lower case, but a cell starts with a capital. */
function capitalized(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
