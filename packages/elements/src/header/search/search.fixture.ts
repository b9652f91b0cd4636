import { arrives, focused, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import type { FpHeader } from '../header.ts';

export const fields = (header: FpHeader) => seen<HTMLInputElement>(header, 'input[type=search]');
export const field = (header: FpHeader) => fields(header)[0];

export async function fieldArrives(header: FpHeader): Promise<HTMLInputElement> {
  await waitUntil(() => field(header), 'the search field arrives');
  const found = field(header);
  if (!found) throw new Error('The search field has gone again');
  return found;
}

/** Clicks the search toggle of a narrow header, and waits until the field is focused. */
export async function openField(header: FpHeader): Promise<{ toggle: HTMLElement; input: HTMLInputElement }> {
  const toggle = await arrives(header, 'Search');
  toggle.click();
  const input = await fieldArrives(header);
  await waitUntil(() => focused() === input, 'the field has the focus');
  await import('../menus/index.ts');
  return { toggle, input };
}
