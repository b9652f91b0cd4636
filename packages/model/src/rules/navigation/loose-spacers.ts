import type { NavigationNode } from '../../entities/index.ts';

/** Removes spacers that separate nothing (NAV-06): those at either end, and those that follow another. */
export function withoutLooseSpacers<Node extends NavigationNode>(nodes: readonly Node[]): Node[] {
  const kept = nodes.filter((node, index) => {
    const previous = nodes[index - 1];
    return node.type !== 'spacer' || (previous !== undefined && previous.type !== 'spacer');
  });
  return kept.at(-1)?.type === 'spacer' ? kept.slice(0, -1) : kept;
}
