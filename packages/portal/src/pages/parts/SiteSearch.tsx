import type { FpSearchEvent } from '@fleet-portal/elements/events';
import type { FpSearchBar } from '@fleet-portal/elements/search-bar';
import { siteSearchHref } from '@fleet-portal/model/rules';
import { useCallback, useState, type Ref } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useNavigation } from '../../router/navigation-context.ts';
import { SearchBar } from '../../wrappers/search-bar.ts';
import { useHasChanged } from './use-has-changed.ts';

interface SiteSearchProps {
  /** The field's initial text; a new query replaces what was typed. */
  query: string;
  ref?: Ref<FpSearchBar>;
}

/** A search field for the site's pages. */
export function SiteSearch({ query, ref }: SiteSearchProps) {
  const { theme } = usePortal().market;
  const { locale, messages } = useLocale();
  const { push } = useNavigation();
  // The wrapper sets all properties on every render, which would discard what was typed.
  const [text, setText] = useState(query);
  if (useHasChanged(query)) setText(query);
  const search = useCallback(
    (event: FpSearchEvent) => push(siteSearchHref(locale, event.query)),
    [locale, push],
  );
  return (
    <SearchBar
      {...(ref && { ref })}
      className="site-search"
      label={messages.sitemapSearch}
      locale={locale}
      theme={theme}
      query={text}
      onInput={({ currentTarget }) => setText(currentTarget.query)}
      onSearch={search}
    />
  );
}
