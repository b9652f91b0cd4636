import { linkHref } from '../links/links.ts';
import { anyLabel, labelFor, type LabelLike } from '../text/labels.ts';
import { isObject } from '../unchecked.ts';

/** The fields that are read of a workspace, its items, dropdown entries and tabs, and the lists between them; they may be unparsed. */
export type Fields = Partial<
  Record<
    'label' | 'localeTranslations' | 'route' | 'navbar' | 'items' | 'dropdownItems' | 'tabstrip' | 'tabs',
    unknown
  >
>;

export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** The address of an item or a tab; empty if there is none or it is unsafe. */
export function hrefOf({ route }: Fields, locale: string): string {
  return linkHref({ path: typeof route === 'string' ? route : '' }, locale);
}

/** The label in a language, else in another one; empty if there is none. */
export function textOf({ label, localeTranslations }: Fields, locale: string): string {
  const texts = { label, altLabels: fieldsOf(localeTranslations) } as LabelLike;
  return labelFor(texts, locale, anyLabel(texts));
}
