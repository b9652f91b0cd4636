import type { ReactNode } from 'react';
import { PageTitle } from '../../page/PageTitle.tsx';

interface SimplePageProps {
  title: string;
  text: string;
  /** What stands beneath the text. */
  children?: ReactNode;
}

/** A page of a title and a few words. */
export function SimplePage({ title, text, children }: SimplePageProps) {
  return (
    <>
      <PageTitle title={title}>{text}</PageTitle>
      {children && <div className="stack">{children}</div>}
    </>
  );
}
