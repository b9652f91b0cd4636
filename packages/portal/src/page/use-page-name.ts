import { useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { setPageTitle } from '../dom/document-title.ts';
import { hasMovedOn } from '../router/attention.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import { useAnnouncer } from '../context/announcer-context.ts';

/**
 * Sets the document's title, announces the page by its name or by `said`, and moves the focus to the start of the
 * page, unless the user has moved on while it loaded (RTE-27). A page that a newer navigation has overtaken does none of
 * this (RTE-26). The browser announces the first page itself, but not one that is drawn anew after the user has been away.
 */
export function usePageName(name: string, start: () => HTMLElement | null, said = name): void {
  const { market } = usePortal();
  const { announce } = useAnnouncer();
  const { entry, isPending } = useNavigation();
  const { returns } = useSession();
  const [isBack] = useState(returns > 0);
  const title = `${name} | ${market.title}`;
  const given = useRef('');

  useLayoutEffect(() => {
    if (isPending || given.current === title) return;
    const isNew = given.current === '';
    given.current = title;
    setPageTitle(title);
    if (entry.how === 'load' && !isBack) return;
    announce(said);
    if (isNew && !hasMovedOn()) start()?.focus({ preventScroll: true });
  });
}
