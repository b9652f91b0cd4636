import * as v from 'valibot';
import { clampLabel } from '../rules/text/clamp-label.ts';
import { clampTexts, type LocaleTexts, localeTextsSchema } from './label.ts';
import { lenientList, lenientText, lenientTexts, neededText, text } from './lenient.ts';
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
  /** Empty if the item only opens its dropdown. */
  route: string;
  dropdownItems: WorkspaceDropdownItem[];
}

/** A group of screens with its own navigation bar below the header (ENT-14). */
export interface Workspace {
  id: string;
  title: string;
  localeTranslations: LocaleTexts;
  navbar: { items: WorkspaceItem[] };
}

const labelEntries = {
  label: v.pipe(neededText, v.transform(clampLabel)),
  localeTranslations: v.pipe(lenientTexts, v.transform(clampTexts)),
};

const tabSchema: Schema<WorkspaceTab> = v.object({ ...labelEntries, route: neededText });

const dropdownItemSchema: Schema<WorkspaceDropdownItem> = v.object({
  ...labelEntries,
  tabstrip: v.fallback(v.nullish(v.object({ tabs: lenientList(tabSchema) }), { tabs: [] }), () => ({
    tabs: [],
  })),
});

const itemSchema: Schema<WorkspaceItem> = v.object({
  ...labelEntries,
  route: lenientText,
  dropdownItems: lenientList(dropdownItemSchema),
});

export const workspaceSchema: Schema<Workspace> = v.object({
  id: text,
  title: text,
  localeTranslations: localeTextsSchema,
  navbar: v.fallback(v.nullish(v.object({ items: lenientList(itemSchema) }), { items: [] }), () => ({
    items: [],
  })),
});
