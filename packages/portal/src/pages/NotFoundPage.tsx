import {
  destinationAt,
  pageHref,
  readOriginQuery,
  similarPages,
  wordsOfPath,
} from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { useQuery } from '../router/use-query.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { MissingDrawing } from './parts/drawings.tsx';
import { HomeLink } from './parts/HomeLink.tsx';
import { PageLink } from './parts/PageLink.tsx';
import { SiteSearch } from './parts/SiteSearch.tsx';
import { useSitemap } from './parts/use-sitemap.ts';

/** The page for addresses that are unknown, or closed to this way of signing in (RTE-18, GAT-06): names the address, offers ways on. */
export default function NotFoundPage() {
  const { locale, messages } = useLocale();
  const { entry } = useNavigation();
  const asked = useAskedPath();
  const words = wordsOfPath(asked);
  const sitemap = useSitemap();
  const similar = useMemo(() => similarPages(words, sitemap), [sitemap, words]);

  return (
    <ErrorView
      title={messages.notFoundTitle}
      alert={messages.notFoundText}
      isInfo
      advice={messages.notFoundAdvice}
      drawing={<MissingDrawing />}
      actions={
        <>
          <HomeLink />
          <a className="button button-quiet" href={pageHref('sitemap', locale)}>
            {messages.sitemapTitle}
          </a>
        </>
      }
    >
      {asked && (
        <dl className="details">
          <div>
            <dt>{messages.pageAsked}</dt>
            <dd>
              <bdi dir="ltr">{asked}</bdi>
            </dd>
          </div>
          {similar.length > 0 && (
            <div>
              <dt>{messages.notFoundSimilar}</dt>
              <dd>
                <ul className="links">
                  {similar.map((link) => (
                    <li key={link.href}>
                      <PageLink {...link} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
      )}
      <SiteSearch key={entry.url} query={words} />
    </ErrorView>
  );
}

/** The requested path: this page's, or the one that redirected to the 404 page's own address. */
function useAskedPath(): string {
  const path = pathOf(useNavigation().entry.url);
  const { origin } = readOriginQuery(useQuery().toString(), location.origin);
  const found = destinationAt(path, usePortal());
  const isOwn = found?.kind === 'page' && found.page.id === 'notFound';
  const asked = isOwn ? pathOf(origin) : path;
  return asked.length > 200 ? `${asked.slice(0, 200)}…` : asked;
}
