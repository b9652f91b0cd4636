import * as v from 'valibot';
import { type LocaleTexts, localeTextsSchema } from './label.ts';
import { listOf, text } from './lenient.ts';
import type { Schema } from './schema.ts';

export interface WorkspaceTab {
  route: string;
  label: string;
  localeTranslations: LocaleTexts;
}

export interface WorkspaceDropdownItem {
  label: string;
  localeTranslations: LocaleTexts;
  tabstrip: { tabs: WorkspaceTab[] };
}

export interface WorkspaceItem {
  label: string;
  localeTranslations: LocaleTexts;
  /** Empty where the item only opens its dropdown. */
  route: string;
  dropdownItems: WorkspaceDropdownItem[];
}

/** A group of screens with a navigation bar of its own beneath the header (ENT-14). */
export interface Workspace {
  id: string;
  title: string;
  localeTranslations: LocaleTexts;
  navbar: { items: WorkspaceItem[] };
}

const labelEntries = { label: v.string(), localeTranslations: localeTextsSchema };

const tabSchema: Schema<WorkspaceTab> = v.object({ ...labelEntries, route: v.string() });

const dropdownItemSchema: Schema<WorkspaceDropdownItem> = v.object({
  ...labelEntries,
  tabstrip: v.nullish(v.object({ tabs: listOf(tabSchema) }), { tabs: [] }),
});

const itemSchema: Schema<WorkspaceItem> = v.object({
  ...labelEntries,
  route: text,
  dropdownItems: listOf(dropdownItemSchema),
});

export const workspaceSchema: Schema<Workspace> = v.object({
  id: text,
  title: text,
  localeTranslations: localeTextsSchema,
  navbar: v.nullish(v.object({ items: listOf(itemSchema) }), { items: [] }),
});
