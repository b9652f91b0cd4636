import type { ReactNode } from 'react';
import { PageTitle } from '../../page/PageTitle.tsx';

interface SimplePageProps {
  title: string;
  text: string;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A page with a title and a short text. */
export function SimplePage({ title, text, children }: SimplePageProps) {
  return (
    <>
      <PageTitle title={title}>{text}</PageTitle>
      {children && <div className="stack">{children}</div>}
    </>
  );
}
