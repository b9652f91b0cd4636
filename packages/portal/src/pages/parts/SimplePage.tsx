import { pageHref } from '@fleet-portal/model/rules';
import type { ReactNode } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';

interface SimplePageProps {
  title: string;
  text: string;
  /** What stands beneath the text; a way to the contact page where it is left out. */
  children?: ReactNode;
}

/** A page of a title and a few words. */
export function SimplePage({ title, text, children }: SimplePageProps) {
  const { locale, messages } = useLocale();
  return (
    <>
      <PageTitle title={title}>{text}</PageTitle>
      <div className="stack">
        {children ?? (
          <div className="row">
            <a className="button" href={pageHref('contactUs', locale)}>
              {messages.contactUsLink}
            </a>
          </div>
        )}
      </div>
    </>
  );
}
