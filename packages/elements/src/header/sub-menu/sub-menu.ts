import type { SubMenu } from '@fleet-portal/model/entities';
import { anyLabel, placeOf, selectedTab, visibleSubMenu } from '@fleet-portal/model/rules';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { base } from '../../theme/base.ts';
import { floating } from '../../theme/floating.ts';
import { pageGrid } from '../../theme/page-grid.ts';
import { scrollEdges } from '../../theme/scroll-edges.ts';
import type { HeaderView } from '../header-view.ts';
import { RowFocus } from '../menus/row-focus.ts';
import { brokenIcons } from '../nodes/broken-icon.ts';
import { columnGroups } from './column-groups.ts';
import { fitWindow } from './fit-window.ts';
import { section } from './section.ts';
import { sectionStyles } from './section.styles.ts';
import { subMenuStyles } from './sub-menu.styles.ts';
import { tabs } from './tabs.ts';
import { forwardViews } from '../nodes/view-slot.ts';
import { textStyles } from '../nodes/row.styles.ts';
import { viewSlotStyles } from '../nodes/view-slot.styles.ts';

interface ChosenTab {
  place: number;
  label: string;
}

/**
 * The sheet that a primary node opens under the navigation bar (NAV-02). It is part of the header, which opens and closes it.
 *
 * @slot view-… - The embedded view of the node whose view has this id (NAV-06); elements slotted into the header are passed on to it.
 *
 * @fires fp-navigate - The user is about to follow a link; cancelable.
 */
export class FpSubMenu extends LitElement {
  static override styles = [
    base,
    floating,
    pageGrid,
    textStyles,
    scrollEdges,
    subMenuStyles,
    sectionStyles,
    viewSlotStyles,
  ];
  static override properties = {
    submenu: { attribute: false },
    view: { attribute: false },
    label: { attribute: false },
    titled: { type: Boolean },
    open: { type: Boolean },
    chosenTab: { state: true },
  };

  /** The sub-menu to show. */
  declare submenu: SubMenu | null;
  /** The data that the header renders. */
  declare view: HeaderView | null;
  /** The node's label. */
  declare label: string;
  /** Whether the sheet shows the label, because no button does. */
  declare titled: boolean;
  /** Whether the sheet is shown. */
  declare open: boolean;
  declare private chosenTab: ChosenTab;

  #letGo: (() => void) | undefined;

  constructor() {
    super();
    this.submenu = null;
    this.view = null;
    this.label = '';
    this.titled = false;
    this.open = false;
    this.chosenTab = { place: 0, label: '' };
    new RowFocus(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('exportparts', 'submenu');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letGo?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    this.#letGo?.();
    const root = this.getRootNode();
    this.#letGo =
      this.open && root instanceof ShadowRoot
        ? fitWindow(() => this.renderRoot.querySelector<HTMLElement>('.sheet'), root)
        : undefined;
  }

  /** A closed sheet renders its changes when it is shown. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    return this.open || changed.has('open');
  }

  protected override render(): unknown {
    const { submenu, view, label, chosenTab } = this;
    if (!submenu || !view) return nothing;
    const { session, locale, messages, currentPath } = view;
    // A sheet that was rendered on hover need not render its content again to be shown.
    const content = guard([submenu, session, locale, messages, currentPath, label, chosenTab], () =>
      this.#content(visibleSubMenu(submenu, session), view),
    );
    const title = this.titled && label;
    return html`<div class="overlay"></div>
      <div
        class="sheet page-grid"
        part="submenu"
        ?inert=${!this.open}
        role=${title ? 'group' : nothing}
        aria-label=${title || nothing}
        @error=${brokenIcons}
        @load=${brokenIcons}
      >
        ${title ? html`<p class="group-label">${title}</p>` : nothing} ${content}
      </div>`;
  }

  protected override updated(): void {
    if (!this.open) return;
    this.toggleAttribute('data-seen', true);
    forwardViews(this);
  }

  #content(submenu: SubMenu | null, view: HeaderView): unknown {
    if (!submenu) return nothing;
    const isTabbed = submenu.submenuType === 'tabbed';
    return isTabbed ? this.#tabbed(submenu, view) : columnGroups(submenu.columnGroups, view, 4);
  }

  #tabbed(submenu: SubMenu, view: HeaderView): unknown {
    const { sectionAboveTabs: above, sectionBeneathTabs: beneath, tabs: all } = submenu;
    const { place, label } = this.chosenTab;
    // Until the user picks a tab, and if that tab is gone, the tab of the current page is selected.
    const picked = placeOf(place, label, all);
    const selected = Math.max(0, picked < 0 ? selectedTab(all, view.locale, view.currentPath) : picked);
    const chosen = all[selected];
    if (!chosen) {
      const sections = [above, beneath].filter((content) => content !== null);
      return columnGroups([{ label: '', altLabels: {}, columns: [{ sections }] }], view, 4);
    }
    const select = (place: number) => (this.chosenTab = { place, label: anyLabel(all[place] ?? chosen) });
    return html`<div class="tabbed">
      <div class="side">
        ${above ? section(above, 'above', view) : nothing}
        ${tabs({ label: this.label, tabs: all, selected, locale: view.locale, select })}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby="tab-${selected}">
        ${columnGroups(chosen.columnGroups, view, 3)}
      </div>
      ${beneath ? html`<div class="side">${section(beneath, 'beneath', view)}</div>` : nothing}
    </div>`;
  }
}
