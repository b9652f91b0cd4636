import type { RecordList } from './record.ts';
import { german } from './records-de.ts';
import { english } from './records-en.ts';

/** The list of that name, the reports where there is none. */
export function recordList(name: unknown, locale: string): RecordList {
  const lists = locale.startsWith('de') ? german : english;
  const id = typeof name === 'string' && Object.hasOwn(lists, name) ? name : 'reports';
  return lists[id] ?? { title: '', columns: [], rows: [] };
}
