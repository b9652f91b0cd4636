import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { forgetViewTitles } from '../dom/document-title.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { usePageName } from './use-page-name.ts';

interface PageTitleProps {
  title: string;
  /** The document's title, if it should say more than the heading. */
  documentTitle?: string;
  /** What is announced instead of the title. */
  said?: string | undefined;
  /** A sentence below the heading. */
  children?: ReactNode;
}

/**
 * The page's heading. It sets the document's title, announces the new page, and takes the focus after a page change (RTE-27), also if the
 * same page is shown at another path, such as in another language.
 */
export function PageTitle(props: PageTitleProps) {
  const { entry } = useNavigation();
  useLayoutEffect(() => forgetViewTitles, []);
  return <Heading key={pathOf(entry.url)} {...props} />;
}

function Heading({ title, documentTitle = title, said, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageName(documentTitle, () => heading.current, said);

  return (
    <header className="page-title">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="lead">{children}</p>}
    </header>
  );
}
