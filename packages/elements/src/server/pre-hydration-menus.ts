import type { ColumnGroup, PrimaryNode, Section, SubMenu, SubMenuTab } from '@fleet-portal/model/entities';
import {
  adminLink,
  cartLink,
  currentUser,
  displayName,
  isSignedIn,
  labelFor,
  localesOf,
  marketplaceLink,
  primaryNodes,
  topBarLink,
  visibleSubMenu,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { type AccountView, accountRows } from '../header/account-rows.ts';
import type { HeaderHost } from '../header/header-view.ts';
import { languageRows } from '../header/language-rows.ts';
import { nodeLink } from '../header/nodes/node-link.ts';
import { menuId } from '../header/open-menu.ts';
import { section } from '../header/sub-menu/section.ts';
import { link } from '../navigation/link.ts';
import { messagesNow } from '../words/messages.ts';

/** The header's view, as far as its menus need it before the script runs. */
export type PreHydrationView = AccountView & { host: Pick<HeaderHost, 'notificationCount'> };

/**
 * The content that each of the header's buttons opens before the script runs, by the button's id. The bell only says that more is on its
 * way: its open panel is how the script knows that it was pressed.
 */
export function preHydrationMenus(view: PreHydrationView): Map<string, TemplateResult> {
  const nodes = primaryNodes(view.market, view.session);
  const menus = new Map<string, TemplateResult>();
  if (localesOf(view.market).length > 1) {
    menus.set(menuId({ kind: 'language' }), panel('language', view.messages.language, languageList(view)));
  }
  nodes.forEach((node, index) => {
    const id = menuId({ kind: 'submenu', index });
    if (node.submenu) menus.set(id, panel(id, labelFor(node, view.locale), sheet(node.submenu, id, view)));
  });
  if (isSignedIn(view.session)) {
    for (const id of [menuId({ kind: 'account' }), menuId({ kind: 'mobile', level: { kind: 'account' } })])
      menus.set(id, panel(id, view.messages.account, accountList(view)));
  }
  if (view.host.notificationCount !== null) {
    const loading = html`<p class="label">${messagesNow(view.locale).loading}</p>`;
    menus.set('bell', panel('bell', view.messages.notifications, loading));
  }
  const root = menuId({ kind: 'mobile', level: { kind: 'root' } });
  menus.set(root, panel(root, view.messages.openMenu, everything(nodes, view)));
  return menus;
}

/** The id of the panel that a button opens. */
export const preHydrationPanelId = (id: string) => `${id}-early`;

/** The buttons whose panels hang at the bar's end. */
const hanging = new Set(['language', 'account', 'bell']);

function panel(id: string, label: string, content: unknown): TemplateResult {
  const names = hanging.has(id) ? `${id} hanging` : 'across page-grid';
  return html`<div id=${preHydrationPanelId(id)} class=${names} role="group" aria-label=${label} popover>
    ${content}
  </div>`;
}

function languageList(view: AccountView): TemplateResult {
  return html`<ul>
    ${languageRows(view)}
  </ul>`;
}

/** The account's links, or the user's full name if there are none. */
function accountList(view: AccountView): TemplateResult {
  const name = displayName(currentUser(view.session), view.messages.profile);
  return html`<ul>
    ${accountRows(view, html`<li class="label">${name}</li>`)}
  </ul>`;
}

function sheet(submenu: SubMenu, id: string, view: AccountView): TemplateResult {
  const sections = sectionsOf(visibleSubMenu(submenu, view.session), view.locale);
  const brief = { ...view, isBrief: true };
  return html`<div class="sections">
    ${sections.map((content, index) => section(content, `${id}-${index}`, brief))}
  </div>`;
}

/** The sections of a sub-menu without embedded views, which need the script. */
function sectionsOf(submenu: SubMenu | null, locale: string): Section[] {
  if (!submenu) return [];
  const { columnGroups, tabs, sectionAboveTabs, sectionBeneathTabs } = submenu;
  const sections = [...sectionsIn(columnGroups), ...tabs.flatMap((tab) => sectionsUnder(tab, locale))];
  return [sectionAboveTabs, ...sections, sectionBeneathTabs]
    .filter((each) => each !== null)
    .map((each) => ({ ...each, nodes: each.nodes.filter(({ view }) => !view) }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** A tab's sections as on the sitemap: labelled by the tab's name and their own; sections with the same name are merged. */
function sectionsUnder(tab: SubMenuTab, locale: string): Section[] {
  const sections = sectionsIn(tab.columnGroups);
  const names = [...new Set(sections.map((each) => labelFor(each, locale)))];
  return names.map((name) => ({
    label: [labelFor(tab, locale), name].filter(Boolean).join(': '),
    altLabels: {},
    nodes: sections.filter((each) => labelFor(each, locale) === name).flatMap(({ nodes }) => nodes),
  }));
}

const sectionsIn = (groups: readonly ColumnGroup[]) =>
  groups.flatMap(({ columns }) => columns).flatMap(({ sections }) => sections);

/** The whole header as one list, for windows in which the bars have no room. */
function everything(nodes: PrimaryNode[], view: AccountView): TemplateResult {
  const { market, session, locale, messages } = view;
  const utilities = [
    { target: topBarLink(market, session, locale), name: '' },
    { target: cartLink(market, session, locale), name: messages.cart },
    { target: marketplaceLink(market, session, locale), name: messages.marketplace },
    { target: adminLink(market, session, locale), name: messages.admin },
  ];
  return html`<ul>
      ${nodes.map((node, index) => row(node, index, view))}
      ${utilities.map(({ target, name }) =>
        target
          ? html`<li>
              ${link({ href: target.href, content: target.label || name, externalHint: target.isExternal && messages.externalSite })}
            </li>`
          : nothing,
      )}
    </ul>
    <div class="language">${languageList(view)}</div>`;
}

function row(node: PrimaryNode, index: number, view: AccountView): unknown {
  if (node.type === 'spacer') return nothing;
  const label = labelFor(node, view.locale);
  if (node.submenu) {
    return html`<li>
      <details>
        <summary>${label}</summary>
        ${sheet(node.submenu, `mobile-${index}`, view)}
      </details>
    </li>`;
  }
  return html`<li>${nodeLink(node, view, { content: label })}</li>`;
}
