import { isExternalLink, labelFor, linkHref, mayFollow } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import { link } from '../internal/link.ts';
import type { FooterView } from './footer-view.ts';

/** An invitation to hear from the brand (FTR-03). */
export function updates({ market, session, locale, messages }: FooterView): unknown {
  const block = market.footer.getUpdates;
  if (!block || !mayFollow(block.target, session)) return nothing;
  const title = labelFor(block.title, locale);
  return html`<section class="updates" part="get-updates" aria-label=${title}>
    <div>
      <h2>${title}</h2>
      <p>${labelFor(block.description, locale)}</p>
    </div>
    ${link({
      href: linkHref(block.target, locale),
      content: labelFor(block.linkLabel, locale),
      externalHint: isExternalLink(block.target) ? messages.externalSite : undefined,
      names: 'button',
    })}
  </section>`;
}
