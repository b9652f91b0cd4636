import type { FpHeader } from '@fleet-portal/elements/header';
import { shellMessages, type ShellMessages } from '@fleet-portal/model/messages';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocale } from '../context/locale-context.ts';

/** The header's properties for messages about a missing part, with the message for each. */
const places = { companyError: 'companySelectorFailed', searchError: 'searchBarFailed' } as const;

/**
 * Returns a function that shows in the header that a view failed, in the header's language. A message that was cleared meanwhile, such as
 * by another page, is not shown again. It is removed with the component.
 */
export function useHeaderWords(header: RefObject<FpHeader | null>, place: keyof typeof places): () => void {
  const { locale } = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const said = useRef('');
  useEffect(() => {
    const shown = header.current;
    if (!shown || !hasFailed) return;
    const stop = new AbortController();
    void Promise.resolve(shellMessages(locale)).then((messages: ShellMessages) => {
      if (stop.signal.aborted || (said.current && shown[place] !== said.current)) return;
      shown[place] = said.current = messages[places[place]];
    });
    return () => stop.abort();
  }, [hasFailed, header, locale, place]);
  useEffect(() => {
    const shown = header.current;
    return () => {
      if (shown && said.current && shown[place] === said.current) shown[place] = '';
    };
  }, [header, place]);
  return useCallback(() => setFailed(true), []);
}
