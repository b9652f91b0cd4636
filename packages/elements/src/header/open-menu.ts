import type { Level } from '@fleet-portal/model/rules';

/** The one menu of the header that is open. */
export type OpenMenu =
  | { kind: 'account' }
  | { kind: 'language' }
  | { kind: 'submenu'; index: number }
  | { kind: 'mobile'; level: Level };

/** Names a menu's button, and its panel with `-panel` behind. */
export function menuId(menu: OpenMenu): string {
  if (menu.kind === 'submenu') return `submenu-${menu.index}`;
  return menu.kind === 'mobile' ? `mobile-${menu.level.kind}` : menu.kind;
}
