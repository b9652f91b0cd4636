import type { FpHeader } from '@fleet-portal/elements/header';
import { shellMessages, type ShellMessages } from '@fleet-portal/model/messages';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLocale } from '../context/locale-context.ts';

/** Where the header says why a part of it is not there, and which words it says. */
const places = { companyError: 'companySelectorFailed', searchError: 'searchBarFailed' } as const;

/** Lets the header say in its language that a view did not come; it is silent again once the component is gone. */
export function useHeaderWords(header: RefObject<FpHeader | null>, place: keyof typeof places): () => void {
  const { locale } = useLocale();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const shown = header.current;
    if (!shown || !hasFailed) return;
    const stop = new AbortController();
    void Promise.resolve(shellMessages(locale)).then((messages: ShellMessages) => {
      if (!stop.signal.aborted) shown[place] = messages[places[place]];
    });
    return () => {
      stop.abort();
      shown[place] = '';
    };
  }, [hasFailed, header, locale, place]);
  return useCallback(() => setFailed(true), []);
}
