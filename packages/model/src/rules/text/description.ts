import { alternate, firstText } from './labels.ts';

/** A navigation node's description in a locale. */
export function descriptionFor(
  node: { description: string; altDescriptions?: Record<string, string> | null },
  locale: string,
): string {
  return firstText(alternate(node.altDescriptions, locale), node.description);
}
