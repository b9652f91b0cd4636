import { seen } from '../../../../../test/helpers/seen.ts';
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
