import type { NavigationNode, Section, Session } from '../../entities/index.ts';
import { list } from '../list.ts';
import { withoutLooseSpacers } from './loose-spacers.ts';
import { isShown } from './primary-nodes.ts';

/** The sections of a footer or a column that have any nodes for this user (NAV-07). */
export function visibleSections(
  sections: readonly Section[] | null | undefined,
  session: Session,
): Section[] {
  return list(sections)
    .map((section) => ({ ...section, nodes: visibleNodes(section, session) }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** The valid nodes of a section that the user may follow, with the spacers between them. */
export function visibleNodes(section: Section, session: Session): NavigationNode[] {
  return withoutLooseSpacers(list(section.nodes).filter((node) => isShown(node, session)));
}
