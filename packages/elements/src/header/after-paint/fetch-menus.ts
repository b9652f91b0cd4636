import { desktop } from '../../layout/on-breakpoint.ts';
import { atRest } from '../../timing/at-rest.ts';

let isPlanned = false;

/** Preloads the menus' scripts, once per page, on devices without hover, where no hover can start loading them before the press. */
export function fetchMenus(): void {
  if (isPlanned || matchMedia('(any-hover: hover)').matches) return;
  isPlanned = true;
  atRest(() => void menus().catch(() => undefined));
}

function menus(): Promise<unknown> {
  return matchMedia(desktop).matches ? import('../menus/index.ts') : import('../mobile-menu/define.ts');
}
