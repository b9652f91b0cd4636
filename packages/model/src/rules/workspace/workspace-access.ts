import type { Workspace } from '../../entities/index.ts';
import type { DecisionContext } from '../routing/decision-step.ts';
import { isForbidden } from '../routing/is-forbidden.ts';
import { fieldsOf, hrefOf, listOf, textOf, type Fields } from './workspace-fields.ts';

/**
 * The workspace without the entries that would lead this user to the 403 page, those that its bar cannot show, and those
 * that become empty as a result; null if nothing is left. Entries that lead to a login stay, and so do those with an unknown
 * address.
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
