import { useLayoutEffect, useRef } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { setPageTitle } from '../dom/document-title.ts';
import { hasMovedOn } from '../router/attention.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useAnnouncer } from '../context/announcer-context.ts';

/**
 * Names the document after the page, reads the name aloud, or what says more of the page, and moves the focus to where the page
 * starts, unless the visitor has gone elsewhere while it loaded (RTE-27). A page that a newer navigation has overtaken leaves all
 * that alone (RTE-26).
 */
export function usePageName(name: string, start: () => HTMLElement | null, said = name): void {
  const { market } = usePortal();
  const { announce } = useAnnouncer();
  const { entry, isPending } = useNavigation();
  const isFirstLoad = entry.how === 'load';
  const title = `${name} | ${market.title}`;
  const given = useRef('');

  useLayoutEffect(() => {
    if (isPending || given.current === title) return;
    const isNew = given.current === '';
    given.current = title;
    setPageTitle(title);
    if (isFirstLoad) return;
    announce(said);
    if (isNew && !hasMovedOn()) start()?.focus({ preventScroll: true });
  }, [announce, isFirstLoad, isPending, said, start, title]);
}
