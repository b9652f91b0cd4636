import type { SubMenu } from '@fleet-portal/model/entities';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { base } from '../../theme/base.ts';
import { floating } from '../../theme/floating.ts';
import { pageGrid } from '../../theme/page-grid.ts';
import { columnGroups } from './column-groups.ts';
import type { HeaderView } from '../header-view.ts';
import { section } from './section.ts';
import { sectionStyles } from './section.styles.ts';
import { subMenuStyles } from './sub-menu.styles.ts';
import { tabs } from './tabs.ts';

/**
 * The sheet that a primary node opens under the navigation bar (NAV-02). It is part of the header, which opens and closes it.
 *
 * @fires fp-navigate - A link is about to be followed; cancelable.
 */
export class FpSubMenu extends LitElement {
  static override styles = [base, floating, pageGrid, subMenuStyles, sectionStyles];
  static override properties = {
    submenu: { attribute: false },
    view: { attribute: false },
    selectedTab: { state: true },
  };

  /** What the sheet shows. */
  declare submenu: SubMenu | null;
  /** What the header shows. */
  declare view: HeaderView | null;
  declare private selectedTab: number;

  constructor() {
    super();
    this.submenu = null;
    this.view = null;
    this.selectedTab = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('submenu') && !this.submenu?.tabs[this.selectedTab]) this.selectedTab = 0;
  }

  protected override render(): unknown {
    const { submenu, view } = this;
    if (!submenu || !view) return nothing;
    return html`<div class="overlay"></div>
      <div class="sheet page-grid">
        ${submenu.submenuType === 'tabbed' ? this.#tabbed(submenu, view) : columnGroups(submenu.columnGroups, view, 4)}
      </div>`;
  }

  #tabbed(submenu: SubMenu, view: HeaderView): TemplateResult {
    const { sectionAboveTabs: above, sectionBeneathTabs: beneath, tabs: all } = submenu;
    const chosen = all[this.selectedTab];
    return html`<div class="tabbed">
      <div class="side">
        ${above ? section(above, 'above', view) : nothing}
        ${tabs({ tabs: all, selected: this.selectedTab, locale: view.locale, select: (tab) => (this.selectedTab = tab) })}
        ${beneath ? section(beneath, 'beneath', view) : nothing}
      </div>
      ${
        chosen
          ? html`<div id="tab-panel" role="tabpanel" aria-labelledby="tab-${this.selectedTab}">
              ${columnGroups(chosen.columnGroups, view, 3)}
            </div>`
          : nothing
      }
    </div>`;
  }
}
