import type { NavigationNode } from '../../entities/index.ts';

/** A spacer separates (NAV-06): one that has nothing before or after it, or follows another, goes. */
export function withoutLooseSpacers<Node extends NavigationNode>(nodes: readonly Node[]): Node[] {
  const kept = nodes.filter((node, index) => {
    const previous = nodes[index - 1];
    return node.type !== 'spacer' || (previous !== undefined && previous.type !== 'spacer');
  });
  return kept.at(-1)?.type === 'spacer' ? kept.slice(0, -1) : kept;
}
