import { linkHref } from '../links/links.ts';
import { anyLabel, labelFor, type LabelLike } from '../text/labels.ts';
import { isObject } from '../unchecked.ts';

/** What is read of a workspace, an item, a dropdown's entry, a tab and the lists between them; nobody may have parsed it. */
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

/** Where an item or a tab leads; empty where it leads nowhere or to an unsafe address. */
export function hrefOf({ route }: Fields, locale: string): string {
  return linkHref({ path: typeof route === 'string' ? route : '' }, locale);
}

/** What it is called in a language, else in another one; empty where it has no text. */
export function textOf({ label, localeTranslations }: Fields, locale: string): string {
  const texts = { label, altLabels: fieldsOf(localeTranslations) } as LabelLike;
  return labelFor(texts, locale, anyLabel(texts));
}
