import type { FpSearchBar } from '@fleet-portal/elements/search-bar';
import { pageHref } from '@fleet-portal/model/rules';
import { useRef, type ReactNode } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { SiteSearch } from './SiteSearch.tsx';

interface SitemapSearchProps {
  /** The search text in the address; empty if there is none. */
  query: string;
  /** The search results. They are announced by the page's title; a second announcement would interrupt it. */
  children: ReactNode;
}

/** The sitemap's search field, with the search results below. */
export function SitemapSearch({ query, children }: SitemapSearchProps) {
  const { locale, messages } = useLocale();
  const bar = useRef<FpSearchBar>(null);
  return (
    <div className="sitemap-search">
      <SiteSearch ref={bar} query={query} />
      {query && (
        <>
          <div>{children}</div>
          {/* The link is removed with the search; the focus must not be lost with it. */}
          <a href={pageHref('sitemap', locale)} onClick={() => bar.current?.focus()}>
            {messages.sitemapShowAll}
          </a>
        </>
      )}
    </div>
  );
}
