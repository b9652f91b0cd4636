import { localeChoices, type LocaleChoice } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { FpLocaleChangeEvent } from '../events/locale-change-event.ts';
import { checkIcon } from '../icons/check.ts';
import { announce } from '../navigation/announce-links.ts';
import type { HeaderView } from './header-view.ts';

/** Links to the current page in each of the market's languages, each an `<li>`; the current one has a check icon. */
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
