import type { Workspace } from '../../entities/index.ts';
import type { DecisionContext } from '../routing/decision-step.ts';
import { isForbidden } from '../routing/is-forbidden.ts';
import { fieldsOf, hrefOf, listOf, textOf, type Fields } from './workspace-fields.ts';

/**
 * The workspace without the entries that would lead this person to the 403 page, those that its bar cannot show, and what
 * becomes empty by that; null where nothing is left. An entry that leads to a login stays, and so does one whose address is
 * not known.
 */
export function visibleWorkspace(
  workspace: Workspace,
  locale: string,
  context: DecisionContext,
): Workspace | null {
  const isNamed = (entry: Fields) => textOf(entry, locale) !== '';
  const mayOpen = (entry: Fields) => {
    const href = hrefOf(entry, locale);
    return href !== '' && !isForbidden(href, context);
  };
  const items = listOf(fieldsOf(workspace.navbar).items).flatMap((item) => {
    const dropdownItems = listOf(item.dropdownItems).flatMap((entry) => {
      const tabs = listOf(fieldsOf(entry.tabstrip).tabs).filter((tab) => isNamed(tab) && mayOpen(tab));
      return isNamed(entry) && tabs.length > 0 ? { ...entry, tabstrip: { tabs } } : [];
    });
    const route = mayOpen(item) ? item.route : '';
    return isNamed(item) && (route || dropdownItems.length > 0) ? { ...item, route, dropdownItems } : [];
  });
  return items.length > 0 ? ({ ...workspace, navbar: { items } } as Workspace) : null;
}
