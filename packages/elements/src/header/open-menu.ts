import type { Level } from '@fleet-portal/model/rules';

/** The dropdown lists of the bars. */
export type DropdownKind = 'account' | 'company' | 'language' | 'more';

/** The header's open menu, of which there is only one; the search field of narrow windows counts as a menu. */
export type OpenMenu =
  | { kind: DropdownKind | 'search'; index?: undefined; label?: undefined }
  | { kind: 'submenu'; index: number; label?: string }
  | { kind: 'mobile'; level: Level; index?: undefined; label?: undefined };

/** The id of a menu's button; the id of its panel is the same with `-panel` appended. */
export function menuId(menu: OpenMenu): string {
  if (menu.kind === 'submenu') return `submenu-${menu.index}`;
  return menu.kind === 'mobile' ? `mobile-${menu.level.kind}` : menu.kind;
}
