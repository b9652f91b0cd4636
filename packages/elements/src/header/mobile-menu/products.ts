import { isCurrentPage, isSignedIn, isSitePath, readableProducts } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import type { HeaderView } from '../header-view.ts';
import { rowText } from '../nodes/row-text.ts';
import { keyed } from '../../internal/keyed.ts';
import { link } from '../../navigation/link.ts';
import { messagesNow } from '../../words/messages.ts';

/** The active products of a signed-in user, if there are any (MOB-03, GAT-09). */
export function productRows({ host, session, locale, currentPath }: HeaderView): unknown {
  const products = isSignedIn(session) ? readableProducts(host.products) : [];
  const messages = messagesNow(locale);
  if (!products.length) return nothing;
  return html`<section class="products">
    <h3 class="label" id="products">${messages.activeProducts}</h3>
    <ul role="list" aria-labelledby="products">
      ${keyed(
        products,
        ({ href }) => href,
        ({ href, label }) =>
          html`<li>
            ${link({
              href,
              content: rowText(label),
              externalHint: !isSitePath(href) && messages.externalSite,
              current: isCurrentPage(href, currentPath) ? 'page' : undefined,
            })}
          </li>`,
      )}
    </ul>
  </section>`;
}
