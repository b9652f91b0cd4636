import {
  isExternalLink,
  labelFor,
  leadsToMissingPage,
  linkHref,
  mayFollow,
  needsPrivacyConfirmation,
} from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import { link } from '../navigation/link.ts';
import { markForConfirmation } from './mark-for-confirmation.ts';
import type { FooterView } from './footer-view.ts';

/** The invitation to subscribe to news (FTR-03). */
export function updates({ market, session, locale, messages }: FooterView): unknown {
  const block = market.footer.getUpdates;
  const href = linkHref(block?.target, locale);
  if (!block || !href || !mayFollow(block.target, session) || leadsToMissingPage(block.target, { market }))
    return nothing;
  const title = labelFor(block.title, locale);
  const confirm = needsPrivacyConfirmation(block.target, locale) ? markForConfirmation : nothing;
  return html`<section class="updates" part="get-updates" aria-label=${title} @fp-navigate=${confirm}>
    <div>
      <h2>${title}</h2>
      <p>${labelFor(block.description, locale)}</p>
    </div>
    ${link({
      href,
      content: labelFor(block.linkLabel, locale),
      externalHint: isExternalLink(block.target) && messages.externalSite,
      names: 'button',
    })}
  </section>`;
}
