import { desktop } from '../../layout/on-breakpoint.ts';
import { atRest } from '../../timing/at-rest.ts';

let isPlanned = false;

/** Has the menus' scripts at hand, once a page, where no pointer that hovers can have them fetched before it presses. */
export function fetchMenus(): void {
  if (isPlanned || matchMedia('(any-hover: hover)').matches) return;
  isPlanned = true;
  atRest(() => void menus().catch(() => undefined));
}

function menus(): Promise<unknown> {
  return matchMedia(desktop).matches ? import('../menus/index.ts') : import('../mobile-menu/define.ts');
}
