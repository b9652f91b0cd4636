/** A text with alternates by locale; a label of the market, a navigation node and a section all are one. */
export interface LabelLike {
  label: string;
  altLabels?: Record<string, string> | null;
}

/**
 * What a label reads in a locale: its alternate, else its default, else the fallback (ENT-06, NAV-08).
 * A blank text counts as missing.
 */
export function labelFor(label: LabelLike | null | undefined, locale: string, fallback = ''): string {
  return firstText(alternate(label?.altLabels, locale), label?.label, fallback);
}

/** The label's text in whatever language it has one. */
export function anyLabel({ label, altLabels }: LabelLike): string {
  return firstText(label, ...(typeof altLabels === 'object' ? Object.values({ ...altLabels }) : []));
}

/** The first that is a text and not blank; an empty text where none is. */
export function firstText(...texts: unknown[]): string {
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

/** The text for a locale, however either is written: `fr-ca` and `fr-CA` are one. */
export function alternate(texts: LabelLike['altLabels'], locale: unknown): string | undefined {
  const key = String(locale).toLowerCase();
  return Object.entries(texts ?? {}).find(([name]) => name.toLowerCase() === key)?.[1];
}
