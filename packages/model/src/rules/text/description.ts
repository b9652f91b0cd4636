import { alternate, firstText } from './labels.ts';

/** What a navigation node's description reads in a locale. */
export function descriptionFor(
  node: { description: string; altDescriptions?: Record<string, string> | null },
  locale: string,
): string {
  return firstText(alternate(node.altDescriptions, locale), node.description);
}
