import { moneyFormat } from '../../../common/money.ts';
import type { RecordList } from './record.ts';
import { german } from './records-de.ts';
import { english } from './records-en.ts';

/**
 * The list of that name, the reports where there is none.
 * @param country the market's `countryCode`
 * @param companyName of the person; nothing for a visitor
 */
export function recordList(
  name: unknown,
  locale: string,
  { country, companyName }: { country: string | undefined; companyName: string | undefined },
): RecordList {
  const money = moneyFormat(locale, country);
  const lists = (locale.startsWith('de') ? german : english)((amount) => money.format(amount), companyName);
  const id = typeof name === 'string' && Object.hasOwn(lists, name) ? name : 'reports';
  return lists[id] ?? { title: '', columns: [], rows: [] };
}
