import { atRest } from './at-rest.ts';

let isPlanned = false;

/** Has the menus' scripts at hand, once a page, where no pointer that hovers can have them fetched before it presses. */
export function fetchMenus(): void {
  if (isPlanned || matchMedia('(any-hover: hover)').matches) return;
  isPlanned = true;
  atRest(() => void menus().catch(() => undefined));
}

function menus(): Promise<unknown> {
  const isMobile = matchMedia('(max-width: 1023px)').matches;
  return isMobile ? import('../mobile-menu/define.ts') : import('../menus/index.ts');
}
