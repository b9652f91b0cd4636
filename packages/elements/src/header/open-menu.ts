import type { Level } from '@fleet-portal/model/rules';

/** What hangs from a button of the bars. */
export type DropdownKind = 'account' | 'company' | 'language' | 'more';

/** The one menu of the header that is open; the search field of narrow windows opens like one. */
export type OpenMenu =
  | { kind: DropdownKind | 'search'; index?: undefined; label?: undefined }
  | { kind: 'submenu'; index: number; label?: string }
  | { kind: 'mobile'; level: Level; index?: undefined; label?: undefined };

/** Names a menu's button, and its panel with `-panel` behind. */
export function menuId(menu: OpenMenu): string {
  if (menu.kind === 'submenu') return `submenu-${menu.index}`;
  return menu.kind === 'mobile' ? `mobile-${menu.level.kind}` : menu.kind;
}
