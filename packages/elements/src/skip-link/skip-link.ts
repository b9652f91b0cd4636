import { isPlainClick, shownLocale } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { messagesNow, messagesReady } from '../words/messages.ts';
import { base } from '../theme/base.ts';
import { floating } from '../theme/floating.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { tokens } from '../theme/tokens.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { focusTarget } from '../focus/focus-target.ts';
import { styles } from './skip-link.styles.ts';
export type {} from './define.ts';

/**
 * The page's first tab stop: a link, visible only while focused, that moves the focus to the page's content. It moves the focus itself, so
 * it also works if a router keeps the browser from following hash links.
 *
 * @slot - The link's text; by default “Skip to content” in the element's locale.
 *
 * @csspart link - The link.
 */
export class FpSkipLink extends LocalizedElement {
  static override styles = [tokens, base, floating, styles];

  static override properties = {
    target: {},
    locale: {},
    theme: {},
  };

  /** The id of the element that gets the focus, in the link's shadow root or else in the document. */
  declare target: string;
  /** The language of the text, such as `fr-ca`; English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;

  constructor() {
    super();
    this.target = 'fp-content-main';
    this.locale = '';
    this.theme = null;
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return messagesReady(this.locale);
  }

  override render(): TemplateResult {
    const text = messagesNow(this.locale).skipToContent;
    return html`<nav
      aria-label=${text}
      lang=${shownLocale(this.locale, null)}
      data-theme=${this.theme ?? nothing}
    >
      <a part="link" href="#${this.target}" @click=${this.#skip}><slot>${text}</slot></a>
    </nav>`;
  }

  #skip(event: MouseEvent): void {
    if (!isPlainClick(event, event.currentTarget as HTMLAnchorElement)) return;
    const root = this.getRootNode() as Document | ShadowRoot;
    const target = root.getElementById(this.target) ?? document.getElementById(this.target);
    if (focusTarget(target, {})) event.preventDefault();
  }
}
