/** A text with alternates by locale; labels of the market, navigation nodes and sections all have this shape. */
export interface LabelLike {
  label: string;
  altLabels?: Record<string, string> | null;
}

/** A label's text in a locale: its alternate, else its default, else the fallback (ENT-06, NAV-08). Blank texts count as missing. */
export function labelFor(label: LabelLike | null | undefined, locale: string, fallback = ''): string {
  return firstText(alternate(label?.altLabels, locale), label?.label, fallback);
}

/** The label's text in any language that it has. */
export function anyLabel({ label, altLabels }: LabelLike): string {
  return firstText(label, ...(typeof altLabels === 'object' ? Object.values({ ...altLabels }) : []));
}

/** The first value that is a text and not blank; else an empty text. */
export function firstText(...texts: unknown[]): string {
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

/** The text for a locale, ignoring case: `fr-ca` and `fr-CA` are the same. */
export function alternate(texts: LabelLike['altLabels'], locale: unknown): string | undefined {
  const key = String(locale).toLowerCase();
  return Object.entries(texts ?? {}).find(([name]) => name.toLowerCase() === key)?.[1];
}
