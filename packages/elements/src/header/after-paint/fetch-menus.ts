import { atRest } from './at-rest.ts';

let isPlanned = false;

/** Has the menus' scripts at hand, once a page, for whoever opens one without having come near before. */
export function fetchMenus(): void {
  if (isPlanned) return;
  isPlanned = true;
  atRest(() => void menus().catch(() => undefined));
}

function menus(): Promise<unknown> {
  const isMobile = matchMedia('(max-width: 1023px)').matches;
  return isMobile ? import('../../mobile-menu/define.ts') : import('../menus/index.ts');
}
