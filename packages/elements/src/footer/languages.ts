import { labelFor, localeChoices, pageHref } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import { FpLocaleChangeEvent } from '../events/locale-change-event.ts';
import { globeIcon } from '../icons/globe.ts';
import { announce } from '../navigation/announce-links.ts';
import { link } from '../navigation/link.ts';
import type { FooterView } from './footer-view.ts';

/** The market's languages, if there are several, and a link to other countries' sites (FTR-03). */
export function languages({ market, locale, messages, currentPath }: FooterView): unknown {
  const label = labelFor(market.footer.changeLanguageLabel, locale, messages.changeLanguage);
  const choices = localeChoices(market, currentPath).map(
    (choice) =>
      html`<li>
        <a
          href=${choice.href}
          lang=${choice.locale}
          hreflang=${choice.locale}
          aria-current=${choice.locale === locale ? 'true' : nothing}
          @click=${announce((clicked) => new FpLocaleChangeEvent(choice.locale, clicked.href))}
          >${choice.name}</a
        >
      </li>`,
  );
  return html`<div class="languages" part="languages">
    ${globeIcon}${
      choices.length
        ? html`<ul role="list" aria-label=${label}>
            ${choices}
          </ul>`
        : nothing
    }
    ${link({
      href: pageHref('countrySites', locale),
      content: labelFor(market.footer.findYourCountrySiteLabel, locale, messages.findYourCountrySite),
    })}
  </div>`;
}
