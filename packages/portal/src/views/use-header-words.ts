import type { FpHeader } from '@fleet-portal/elements/header';
import { shellMessages, type ShellMessages } from '@fleet-portal/model/messages';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocale } from '../context/locale-context.ts';

/** Where the header says why a part of it is not there, and which words it says. */
const places = { companyError: 'companySelectorFailed', searchError: 'searchBarFailed' } as const;

/**
 * Lets the header say that a view did not come, in its language as long as it still says so: what another page has emptied stays
 * away. It is silent again once the component is gone.
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
