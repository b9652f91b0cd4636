import type { ColumnGroup, PrimaryNode, Section, SubMenu } from '@fleet-portal/model/entities';
import {
  isSignedIn,
  labelFor,
  localesOf,
  primaryNodes,
  type Level,
  type MenuContent,
  selectedTab,
  visiblePrimaryNodes,
  visibleSubMenu,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import type { HeaderView } from '../header-view.ts';
import { rowText } from '../nodes/row-text.ts';
import { languageRows } from '../language-rows.ts';
import { section } from '../sub-menu/section.ts';
import { messagesNow } from '../../words/messages.ts';
import { accountLevel } from './account-level.ts';
import { rootLevel } from './root-level.ts';
import { levelRow, type OpenLevel, rowId } from './row.ts';

/** The title of a level. */
export function levelTitle(level: Level, view: HeaderView): string {
  const { locale } = view;
  const messages = messagesNow(locale);
  if (level.kind === 'root') return messages.menu;
  if (level.kind === 'account') return messages.account;
  if (level.kind === 'language') return messages.language;
  const node = nodeAt(level.index, view);
  return labelFor(level.kind === 'tab' ? submenuAt(level.index, view)?.tabs[level.tab] : node, locale);
}

/** The levels that exist for this user in this market. */
export function menuContent({ market, session }: HeaderView): MenuContent {
  return {
    nodes: visiblePrimaryNodes(market, session),
    hasAccount: isSignedIn(session),
    hasLanguages: localesOf(market).length > 1,
  };
}

/**
 * The rows of a level.
 * @param close closes the drawer
 */
export function levelContent(level: Level, view: HeaderView, open: OpenLevel, close: () => void): unknown {
  switch (level.kind) {
    case 'root':
      return rootLevel(view, open);
    case 'account':
      return accountLevel(view, close);
    case 'language':
      return html`<ul>
        ${languageRows(view)}
      </ul>`;
    case 'submenu':
      return submenuLevel(level.index, view, open);
    case 'tab':
      return groups(submenuAt(level.index, view)?.tabs[level.tab]?.columnGroups ?? [], rowId(level), view);
  }
}

function submenuLevel(index: number, view: HeaderView, open: OpenLevel): unknown {
  const submenu = submenuAt(index, view);
  if (!submenu) return nothing;
  const { sectionAboveTabs: above, sectionBeneathTabs: beneath, tabs } = submenu;
  const id = `submenu-${index}`;
  if (submenu.submenuType === 'simple') return groups(submenu.columnGroups, id, view);
  const selected = selectedTab(tabs, view.locale, view.currentPath);
  return html`${above ? rows(above, `${id}-above`, view) : nothing}
    <ul class="tabs">
      ${tabs.map((tab, at) => levelRow({ kind: 'tab', index, tab: at }, rowText(labelFor(tab, view.locale)), open, at === selected))}
    </ul>
    ${beneath ? rows(beneath, `${id}-beneath`, view) : nothing}`;
}

/** The sections of all groups, one below another; if there are several groups, each gets its label. */
function groups(columnGroups: readonly ColumnGroup[], id: string, view: HeaderView): TemplateResult[] {
  return columnGroups.map((group, at) => {
    const label = columnGroups.length > 1 ? labelFor(group, view.locale) : '';
    return html`${label ? html`<h3 class="group-label">${label}</h3>` : nothing}
    ${group.columns.flatMap(({ sections }, column) =>
      sections.map((content, index) => rows(content, `${id}-${at}-${column}-${index}`, view)),
    )}`;
  });
}

/** A section without descriptions, which show only from 1024 px (NAV-03). */
function rows(content: Section, id: string, view: HeaderView): TemplateResult {
  return section(content, id, { ...view, isBrief: true });
}

function nodeAt(index: number, { market, session }: HeaderView): PrimaryNode | undefined {
  return primaryNodes(market, session)[index];
}

/** The part of a node's sub-menu that this user may see. */
function submenuAt(index: number, view: HeaderView): SubMenu | null {
  const submenu = nodeAt(index, view)?.submenu;
  return submenu ? visibleSubMenu(submenu, view.session) : null;
}
