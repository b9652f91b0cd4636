import { localeChoices, type LocaleChoice } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { FpLocaleChangeEvent } from '../events/locale-change-event.ts';
import { checkIcon } from '../icons/check.ts';
import { announce } from '../navigation/announce-links.ts';
import type { HeaderView } from './header-view.ts';

/** The same page in each of the market's languages, every one an `<li>`; the one that is shown carries the check icon. */
export function languageRows({
  market,
  currentPath,
  locale,
}: Pick<HeaderView, 'market' | 'currentPath' | 'locale'>): TemplateResult[] {
  return localeChoices(market, currentPath).map((choice) => html`<li>${languageLink(choice, locale)}</li>`);
}

function languageLink({ href, name, locale }: LocaleChoice, current: string): TemplateResult {
  return html`<a
    href=${href}
    lang=${locale}
    hreflang=${locale}
    aria-current=${locale === current ? 'true' : nothing}
    @click=${announce((clicked) => new FpLocaleChangeEvent(locale, clicked.href))}
    >${name}<span class="check">${checkIcon}</span></a
  >`;
}
