import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useAnnouncer } from './announcer-context.ts';

interface PageTitleProps {
  title: string;
  /** The document's title where it says more than the heading. */
  documentTitle?: string;
  /** A sentence beneath the heading. */
  children?: ReactNode;
}

/** The page's heading. It names the document, reads the new page aloud, and takes the focus after a page change (RTE-27). */
export function PageTitle({ title, documentTitle = title, children }: PageTitleProps) {
  const { market } = usePortal();
  const { announce } = useAnnouncer();
  const { entry } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstLoad = entry.how === 'load';
  const takesFocus = useRef(!isFirstLoad);

  useLayoutEffect(() => {
    document.title = `${documentTitle} | ${market.title}`;
    if (!isFirstLoad) announce(documentTitle);
  }, [announce, documentTitle, isFirstLoad, market]);

  useLayoutEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <header className="page-title">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="lead">{children}</p>}
    </header>
  );
}
