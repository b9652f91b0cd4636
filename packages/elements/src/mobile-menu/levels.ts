import type { ColumnGroup, PrimaryNode } from '@fleet-portal/model/entities';
import { labelFor, type Level, localeChoices, visiblePrimaryNodes } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { accountLinks } from '../header/account-links.ts';
import type { HeaderView } from '../header/header-view.ts';
import { languageLink } from '../header/language-link.ts';
import { section } from '../header/sub-menu/section.ts';
import { messagesNow } from '../internal/messages.ts';
import { rootLevel } from './root-level.ts';
import { levelRow, rowText } from './row.ts';

type OpenLevel = (level: Level) => void;

/** What stands in the title bar of a level. */
export function levelTitle(level: Level, view: HeaderView): string {
  const { locale } = view;
  const messages = messagesNow(locale);
  if (level.kind === 'root') return messages.menu;
  if (level.kind === 'account') return messages.account;
  if (level.kind === 'language') return messages.language;
  const node = nodeAt(level.index, view);
  return labelFor(level.kind === 'tab' ? node?.submenu?.tabs[level.tab] : node, locale);
}

/** The rows of a level. */
export function levelContent(level: Level, view: HeaderView, open: OpenLevel): unknown {
  switch (level.kind) {
    case 'root':
      return rootLevel(view, open);
    case 'account':
      return html`<ul>
        ${accountLinks(view).map((entry) => html`<li class=${entry.isLast ? 'last' : nothing}>${entry.link}</li>`)}
      </ul>`;
    case 'language':
      return html`<ul>
        ${localeChoices(view.market, view.currentPath).map((choice) => html`<li>${languageLink(choice, view.locale)}</li>`)}
      </ul>`;
    case 'submenu':
      return submenuLevel(level.index, view, open);
    case 'tab':
      return groups(nodeAt(level.index, view)?.submenu?.tabs[level.tab]?.columnGroups ?? [], view);
  }
}

function submenuLevel(index: number, view: HeaderView, open: OpenLevel): unknown {
  const submenu = nodeAt(index, view)?.submenu;
  if (!submenu) return nothing;
  const { sectionAboveTabs: above, sectionBeneathTabs: beneath, tabs } = submenu;
  if (submenu.submenuType === 'simple') return groups(submenu.columnGroups, view);
  return html`${above ? section(above, 'above', view) : nothing}
    <ul>
      ${tabs.map((tab, at) => levelRow({ kind: 'tab', index, tab: at }, rowText(labelFor(tab, view.locale)), open))}
    </ul>
    ${beneath ? section(beneath, 'beneath', view) : nothing}`;
}

function groups(columnGroups: readonly ColumnGroup[], view: HeaderView): TemplateResult[] {
  return columnGroups.flatMap(({ columns }, group) =>
    columns.flatMap(({ sections }, column) =>
      sections.map((content, at) => section(content, `${group}-${column}-${at}`, view)),
    ),
  );
}

function nodeAt(index: number, { market, session }: HeaderView): PrimaryNode | undefined {
  return visiblePrimaryNodes(market, session)[index];
}
