import type { FpSearchEvent } from '@fleet-portal/elements/events';
import type { FpSearchBar } from '@fleet-portal/elements/search-bar';
import { format, formatIn } from '@fleet-portal/model/messages';
import { pageHref, siteSearchHref } from '@fleet-portal/model/rules';
import { useCallback, useRef, useState } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useNavigation } from '../../router/navigation-context.ts';
import { SearchBar } from '../../wrappers/search-bar.ts';

interface SitemapSearchProps {
  /** What the address says is searched for; empty where nothing is. */
  query: string;
  /** How many pages were found for it. */
  count: number;
}

/** The sitemap's search field, and under it what the search has found. */
export function SitemapSearch({ query, count }: SitemapSearchProps) {
  const { theme } = usePortal().market;
  const { locale, messages } = useLocale();
  const { push } = useNavigation();
  const bar = useRef<FpSearchBar>(null);
  const [shown, setShown] = useState(query);
  const [text, setText] = useState(query);
  if (shown !== query) {
    setShown(query);
    setText(query);
  }
  const search = useCallback(
    (event: FpSearchEvent) => push(siteSearchHref(locale, event.query)),
    [locale, push],
  );

  return (
    <div className="sitemap-search">
      <SearchBar
        ref={bar}
        label={messages.sitemapSearch}
        locale={locale}
        theme={theme}
        query={text}
        onInput={({ currentTarget }) => setText(currentTarget.query)}
        onSearch={search}
      />
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
