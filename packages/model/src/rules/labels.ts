/** A text with alternates by locale; a label of the market, a navigation node and a section all are one. */
export interface LabelLike {
  label: string;
  altLabels?: Record<string, string>;
}

/**
 * What a label reads in a locale: its alternate, else its default, else the fallback (ENT-06, NAV-08).
 * An empty text counts as missing.
 */
export function labelFor(label: LabelLike | null | undefined, locale: string, fallback = ''): string {
  if (!label) return fallback;
  return firstText(alternate(label.altLabels, locale), label.label, fallback);
}

/** What a navigation node's description reads in a locale. */
export function descriptionFor(
  node: { description: string; altDescriptions?: Record<string, string> },
  locale: string,
): string {
  return firstText(alternate(node.altDescriptions, locale), node.description);
}

function firstText(...texts: (string | undefined)[]): string {
  return texts.find((text) => text) ?? '';
}

/** Only own entries count: a locale may come from an address and be called `constructor`. */
function alternate(texts: Record<string, string> | undefined, locale: string): string | undefined {
  const key = locale.toLowerCase();
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
