import type { FpSearchBar } from '@fleet-portal/elements/search-bar';
import { pageHref } from '@fleet-portal/model/rules';
import { useRef, type ReactNode } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { SiteSearch } from './SiteSearch.tsx';

interface SitemapSearchProps {
  /** What the address says is searched for; empty where nothing is. */
  query: string;
  /** What the search has found. The page's title says it aloud: two that speak at once would talk over each other. */
  children: ReactNode;
}

/** The sitemap's search field, and under it what the search has found. */
export function SitemapSearch({ query, children }: SitemapSearchProps) {
  const { locale, messages } = useLocale();
  const bar = useRef<FpSearchBar>(null);
  return (
    <div className="sitemap-search">
      <SiteSearch ref={bar} query={query} />
      {query && (
        <>
          <div>{children}</div>
          {/* The link goes away with the search; the focus must not go with it. */}
          <a href={pageHref('sitemap', locale)} onClick={() => bar.current?.focus()}>
            {messages.sitemapShowAll}
          </a>
        </>
      )}
    </div>
  );
}
