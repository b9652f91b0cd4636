import type { FpSearchBar } from '@fleet-portal/elements/search-bar';
import { format, formatIn } from '@fleet-portal/model/messages';
import { pageHref } from '@fleet-portal/model/rules';
import { useRef } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { SiteSearch } from './SiteSearch.tsx';

interface SitemapSearchProps {
  /** What the address says is searched for; empty where nothing is. */
  query: string;
  /** How many pages were found for it. */
  count: number;
}

/** The sitemap's search field, and under it what the search has found. */
export function SitemapSearch({ query, count }: SitemapSearchProps) {
  const { locale, messages } = useLocale();
  const bar = useRef<FpSearchBar>(null);
  return (
    <div className="sitemap-search">
      <SiteSearch ref={bar} query={query} />
      <div role="status">
        {query && count > 0 && <p>{formatIn(locale, messages.sitemapFound, { query, count })}</p>}
        {query && count === 0 && (
          <>
            <p>{format(messages.sitemapNothingFound, { query })}</p>
            <p className="muted">{messages.sitemapNothingFoundHint}</p>
          </>
        )}
      </div>
      {query && (
        // The link goes away with the search; the focus must not go with it.
        <a href={pageHref('sitemap', locale)} onClick={() => bar.current?.focus()}>
          {messages.sitemapShowAll}
        </a>
      )}
    </div>
  );
}
