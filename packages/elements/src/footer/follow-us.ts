import { format } from '@fleet-portal/model/messages';
import { hasPrivacyConfirmation, labelFor, safeHref } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import { icon } from '../icons/icon.ts';
import { markForConfirmation } from './mark-for-confirmation.ts';
import type { FooterView } from './footer-view.ts';
import { networks } from './networks.ts';

/** A link with an icon for each social network whose address the market has (FTR-02). */
export function followUs({ market: { footer }, locale, messages }: FooterView): unknown {
  const confirm = hasPrivacyConfirmation(locale) ? markForConfirmation : nothing;
  const links = networks.map(({ name, address, path }) => {
    const href = safeHref(footer[address]);
    const label = `${format(messages.followUsOn, { network: name })} ${messages.externalSite}`;
    return href
      ? html`<li @fp-navigate=${confirm}>
          <a href=${href} rel="external noopener" aria-label=${label}>${icon(path)}</a>
        </li>`
      : nothing;
  });
  if (!links.some((link) => link !== nothing)) return nothing;
  return html`<section class="follow" part="follow-us">
    <h2>${labelFor(footer.followUsLabel, locale, messages.followUs)}</h2>
    <ul role="list">
      ${links}
    </ul>
  </section>`;
}
