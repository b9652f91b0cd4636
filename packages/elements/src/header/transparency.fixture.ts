import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountHeader } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

export const isOver = (header: FpHeader) => header.renderRoot.querySelector('header.over') !== null;

/** A header over a hero that is taller than the window. */
export async function mountOverHero(properties: Partial<FpHeader> = {}, width = 1280): Promise<FpHeader> {
  const header = await mountHeader({ transparent: true, ...properties }, width);
  const hero = document.createElement('div');
  hero.className = 'hero';
  Object.assign(hero.style, { height: '3000px', background: '#fff' });
  header.after(hero);
  return header;
}

export const turns = (header: FpHeader, over: boolean) =>
  waitUntil(() => isOver(header) === over, over ? 'turns transparent' : 'turns opaque');
