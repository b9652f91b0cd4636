import { getMarketSummaries } from '@fleet-portal/model/api';
import { namedLocales, safeHref, siteHref, siteRegions, type SiteRegion } from '@fleet-portal/model/rules';
import { format } from '@fleet-portal/model/messages';
import { useCallback } from 'react';
import { useLocale, useMessages } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { Skeleton } from '../loading/Skeleton.tsx';
import { useLoad } from './parts/use-load.ts';

/** All country sites with their languages, grouped by region. */
export default function CountrySitesPage() {
  const { ENV_BASE_URL } = usePortal().environment;
  const { locale, messages } = useLocale();
  const loadSites = useCallback(
    (signal: AbortSignal) => getMarketSummaries(ENV_BASE_URL, { signal }),
    [ENV_BASE_URL],
  );
  const [load, retry] = useLoad(loadSites);
  const regionNames = {
    americas: messages.countrySitesAmericas,
    europe: messages.countrySitesEurope,
    others: messages.countrySitesOther,
  };
  return (
    <>
      <PageTitle title={messages.countrySitesTitle}>{messages.countrySitesIntro}</PageTitle>
      {load.kind === 'pending' && <SitesSkeleton />}
      {load.kind === 'failed' && <LoadFailure text={messages.countrySitesFailed} onRetry={retry} />}
      {load.kind === 'done' &&
        siteRegions(load.value, locale, regionNames).map(({ name, sites }) => (
          <section key={name} className="sites-region">
            <h2>{name}</h2>
            <ul className="cards">
              {sites.map((site) => (
                <Site key={site.id} site={site} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

/** A site's languages are its links; if it lists none, its name is the link. */
function Site({ site }: { site: SiteRegion['sites'][number] }) {
  const { market } = usePortal();
  const messages = useMessages();
  const { name } = site;
  const locales = namedLocales(site.allowedLocales);
  const href = locales.length === 0 && safeHref(site.url);
  return (
    <li className="card site">
      <h3>
        {href ? (
          <a href={href} rel="external">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      {site.id === market.id && <p className="tag">{messages.countrySitesCurrent}</p>}
      {locales.length > 0 && (
        <ul className="row small" aria-label={format(messages.countrySitesLanguages, { country: name })}>
          {locales.map(({ locale, name }) => (
            <li key={locale}>
              <SiteLanguage href={siteHref(site, locale, location.origin)} code={locale} name={name} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Plain text if the site has no safe address: an empty href would lead back to this page. */
function SiteLanguage({ href, code, name }: { href: string; code: string; name: string }) {
  if (!href) return <span lang={code}>{name}</span>;
  return (
    <a href={href} rel="external" hrefLang={code} lang={code}>
      {name}
    </a>
  );
}

function SitesSkeleton() {
  return (
    <Skeleton className="sites-region">
      <div className="skeleton skeleton-heading" />
      <div className="cards">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="skeleton skeleton-card skeleton-site" />
        ))}
      </div>
    </Skeleton>
  );
}
