import { marketplaceLink, pageHref, productsOf } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { ProductList } from './parts/ProductList.tsx';

/** The company's subscriptions, and how to change them (RTE-04). */
export default function ManageSubscriptionsPage() {
  const { market } = usePortal();
  const { session } = useSession();
  const { locale, messages } = useLocale();
  const marketplace = marketplaceLink(market, session, locale);
  return (
    <>
      <PageTitle title={messages.manageSubscriptionsTitle}>{messages.manageSubscriptionsText}</PageTitle>
      <div className="columns">
        <section className="card stack-tight">
          <h2>{messages.subscriptionsHeading}</h2>
          <ProductList applications={productsOf(session)} none={messages.subscriptionsNone} />
        </section>
        <section className="card stack">
          <div className="stack-tight">
            <h2>{messages.subscriptionsChangeHeading}</h2>
            <p className="prose">{messages.subscriptionsChangeText}</p>
          </div>
          <div className="row">
            <a className="button" href={pageHref('contactUs', locale, { subject: 'billing' })}>
              {messages.subscriptionsAsk}
            </a>
            {marketplace && (
              <a className="button button-quiet" href={marketplace.href}>
                {marketplace.label || messages.subscriptionsMarketplace}
              </a>
            )}
          </div>
        </section>
      </div>
    </>
  );
}
