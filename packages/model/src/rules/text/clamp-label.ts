import { labelLimit } from '../../constants/navigation.ts';
import { truncate } from './truncate.ts';

/** A label of the navigation within its limit. It is cut before it is counted: nobody takes megabytes apart. */
export function clampLabel(label: string): string {
  return truncate(label.slice(0, 20 * labelLimit), labelLimit);
}
