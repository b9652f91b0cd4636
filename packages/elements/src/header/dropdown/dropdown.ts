import { localeChoices } from '@fleet-portal/model/rules';
import { html, LitElement, nothing } from 'lit';
import { base } from '../../theme/base.ts';
import { floating } from '../../theme/floating.ts';
import { accountLinks } from '../account-links.ts';
import type { HeaderView } from '../header-view.ts';
import { languageLink } from '../language-link.ts';
import { dropdownStyles } from './dropdown.styles.ts';

/**
 * The list that the account or the language button opens (HDR-10). It is part of the header, which opens and closes it.
 *
 * @fires fp-navigate - A link is about to be followed; cancelable.
 * @fires fp-logout - The log out link was clicked; cancelable.
 * @fires fp-locale-change - Another language was chosen; cancelable.
 */
export class FpDropdown extends LitElement {
  static override styles = [base, floating, dropdownStyles];
  static override properties = { kind: {}, view: { attribute: false } };

  /** Which links are listed. */
  declare kind: 'account' | 'language';
  /** What the header shows. */
  declare view: HeaderView | null;

  constructor() {
    super();
    this.kind = 'account';
    this.view = null;
  }

  protected override render(): unknown {
    if (!this.view) return nothing;
    return html`<ul>
      ${this.kind === 'account' ? accountItems(this.view) : languageItems(this.view)}
    </ul>`;
  }
}

function accountItems(view: HeaderView): unknown {
  return accountLinks(view).map(
    ({ link, isLast }) => html`<li class=${isLast ? 'last' : nothing}>${link}</li>`,
  );
}

function languageItems({ market, currentPath, locale }: HeaderView): unknown {
  return localeChoices(market, currentPath).map((choice) => html`<li>${languageLink(choice, locale)}</li>`);
}
