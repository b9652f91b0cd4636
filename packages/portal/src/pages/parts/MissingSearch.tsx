import type { FpSearchEvent } from '@fleet-portal/elements/events';
import { siteSearchHref } from '@fleet-portal/model/rules';
import { useCallback, useState } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useNavigation } from '../../router/navigation-context.ts';
import { SearchBar } from '../../wrappers/search-bar.ts';

interface MissingSearchProps {
  /** What the field holds at first; another address needs another field. */
  words: string;
}

/** Searches the site for a page that does not stand where it was asked for. */
export function MissingSearch({ words }: MissingSearchProps) {
  const { theme } = usePortal().market;
  const { locale, messages } = useLocale();
  const { push } = useNavigation();
  // The wrapper sets all properties whenever the page renders anew: what was typed would go.
  const [text, setText] = useState(words);
  const search = useCallback(
    (event: FpSearchEvent) => push(siteSearchHref(locale, event.query)),
    [locale, push],
  );
  return (
    <SearchBar
      className="error-search"
      label={messages.sitemapSearch}
      locale={locale}
      theme={theme}
      query={text}
      onInput={({ currentTarget }) => setText(currentTarget.query)}
      onSearch={search}
    />
  );
}
