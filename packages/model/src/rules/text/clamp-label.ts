import { labelLimit } from '../../constants/navigation.ts';
import { truncate } from './truncate.ts';

/** A navigation label within its limit. It is cut before its characters are counted, so that megabytes are never split. */
export function clampLabel(label: string): string {
  return truncate(label.slice(0, 20 * labelLimit), labelLimit);
}
