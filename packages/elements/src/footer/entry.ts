import type { NavigationNode } from '@fleet-portal/model/entities';
import {
  isCurrentPage,
  isExternalLink,
  isSignedIn,
  isSitePath,
  labelFor,
  linkHref,
  needsPrivacyConfirmation,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { FpCookieSettingsEvent } from '../events/cookie-settings-event.ts';
import { link } from '../navigation/link.ts';
import { markForConfirmation } from './mark-for-confirmation.ts';
import type { FooterView } from './footer-view.ts';

/** Targets that have a special meaning instead of an address (FTR-04). */
const cookieSettings = '#cookie-settings';
const activeProducts = '#active-products';

/** Whether a section's node has anything to show to this user. */
export function hasEntry(node: NavigationNode, { session, products }: FooterView): boolean {
  if (node.target?.path === activeProducts) return isSignedIn(session) && products.length > 0;
  return node.type === 'route';
}

/** A node of a footer section: a link, the cookie settings, or the user's active products. */
export function entry(node: NavigationNode, view: FooterView): TemplateResult {
  const { locale, messages, currentPath, products } = view;
  const content = labelFor(node, locale);
  const path = node.target?.path;
  if (path === cookieSettings) {
    return html`<li><button type="button" @click=${askForCookieSettings}>${content}</button></li>`;
  }
  if (path === activeProducts) {
    const links = products.map(
      ({ label, href }) =>
        html`<li>
          ${link({ href, content: label, externalHint: !isSitePath(href) && messages.externalSite })}
        </li>`,
    );
    return html`<li>
      <span>${content}</span>
      <ul class="products" aria-label=${content}>
        ${links}
      </ul>
    </li>`;
  }
  const href = linkHref(node.target, locale);
  if (!href || (node.target && isExternalLink(node.target))) {
    const confirm =
      node.target && needsPrivacyConfirmation(node.target, locale) ? markForConfirmation : nothing;
    return html`<li @fp-navigate=${confirm}>
      ${link({ href, content, externalHint: messages.externalSite })}
    </li>`;
  }
  // Most links are of this kind; a single template halves their nodes and rendering time.
  return html`<li>
    <a href=${href} aria-current=${isCurrentPage(href, currentPath) ? 'page' : nothing}>${content}</a>
  </li>`;
}

function askForCookieSettings(event: Event): void {
  event.currentTarget?.dispatchEvent(new FpCookieSettingsEvent());
}
