import type { Market, Workspace } from '../../entities/index.ts';
import { isSitePath } from '../address/path.ts';
import { linkCloseness } from '../navigation/link-closeness.ts';
import { fieldsOf, hrefOf, listOf, textOf, type Fields } from './workspace-fields.ts';

/** A link of the workspace bar, in the page's language. */
export interface WorkspaceLink {
  label: string;
  href: string;
  isExternal: boolean;
  /** Whether the current page is the link's target, or below it. */
  isActive: boolean;
}

/** An entry of an item's dropdown; it leads to its first tab. */
export interface WorkspaceDropdownView extends WorkspaceLink {
  tabs: WorkspaceLink[];
}

export interface WorkspaceItemView extends Omit<WorkspaceLink, 'href'> {
  /** Null if the item only opens its dropdown. */
  href: string | null;
  dropdown: WorkspaceDropdownView[];
}

/** What the workspace bar shows on a page (WSP-01). */
export interface WorkspaceView {
  title: string;
  items: WorkspaceItemView[];
  /** The dropdown entry that the page belongs to, whose tabs are shown in the tabstrip; null if there is none. */
  active: WorkspaceDropdownView | null;
}

/**
 * The workspace that a page belongs to: the one with its path, else the one with the closest path above it.
 * @param path path, query and hash of the page, with its locale
 */
export function workspaceAt(
  market: Pick<Market, 'workspaces'>,
  locale: string,
  path: string,
): Workspace | null {
  let found: Workspace | null = null;
  let best = 0;
  for (const workspace of market.workspaces) {
    const { closeness } = nearest(itemsOf(workspace, locale), path);
    if (closeness > best) [found, best] = [workspace, closeness];
  }
  return found;
}

/**
 * A workspace's title, items and tabs in a language, with the active ones marked. Entries without a text, a safe address or a tab
 * are left out; the data of a host page may be unparsed and lack any field.
 * @param path path, query and hash of the page, with its locale
 */
export function workspaceView(workspace: Workspace, locale: string, path: string): WorkspaceView {
  const items = itemsOf(workspace, locale);
  for (const entry of nearest(items, path).entries) entry.isActive = true;
  return {
    title: textOf({ ...workspace, label: workspace.title }, locale),
    items,
    active: items.flatMap(({ dropdown }) => dropdown).find(({ isActive }) => isActive) ?? null,
  };
}

function itemsOf(workspace: Fields, locale: string): WorkspaceItemView[] {
  return listOf(fieldsOf(workspace.navbar).items).flatMap((item) => {
    const link = linkOf(item, locale);
    const label = textOf(item, locale);
    const dropdown = listOf(item.dropdownItems).flatMap((entry) => dropdownOf(entry, locale) ?? []);
    if (!label || (!link && !dropdown.length)) return [];
    return [{ href: null, isExternal: false, isActive: false, ...link, label, dropdown }];
  });
}

function dropdownOf(entry: Fields, locale: string): WorkspaceDropdownView | null {
  const label = textOf(entry, locale);
  const tabs = listOf(fieldsOf(entry.tabstrip).tabs).flatMap((tab) => linkOf(tab, locale) ?? []);
  const [first] = tabs;
  return label && first ? { ...first, label, tabs } : null;
}

function linkOf(entry: Fields, locale: string): WorkspaceLink | null {
  const label = textOf(entry, locale);
  const href = hrefOf(entry, locale);
  return label && href ? { label, href, isExternal: !isSitePath(href), isActive: false } : null;
}

/** The entry that is closest to a page, and those that contain it; of several, the first. */
function nearest(items: readonly WorkspaceItemView[], path: string) {
  let best: { closeness: number; entries: { isActive: boolean }[] } = { closeness: 0, entries: [] };
  const consider = (href: string, ...entries: { isActive: boolean }[]) => {
    const closeness = linkCloseness(href, path);
    if (closeness > best.closeness) best = { closeness, entries };
  };
  for (const item of items) {
    for (const entry of item.dropdown) for (const tab of entry.tabs) consider(tab.href, item, entry, tab);
    if (item.href !== null) consider(item.href, item);
  }
  return best;
}
