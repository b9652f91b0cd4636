import { fixture, html } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import type { FpBanner } from './banner.ts';
import './define.ts';

export const actions = [
  { label: 'END SESSION', action: 'end' },
  { label: 'Learn more', action: 'more' },
];
export async function mount(properties: Partial<FpBanner> = {}, width = 1280): Promise<FpBanner> {
  const banner = await fixture<FpBanner>(html`<fp-banner></fp-banner>`);
  await setViewport(width);
  Object.assign(banner, { text: 'The site is being updated.', ...properties });
  await banner.updateComplete;
  return banner;
}
