import { getTermsLatest } from '@fleet-portal/model/api';
import { format, type PageMessages } from '@fleet-portal/model/messages';
import type { TermsLatest } from '@fleet-portal/model/entities';
import { pageHref, termsSections } from '@fleet-portal/model/rules';
import { useCallback, useEffect } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { useSession } from '../session/session-context.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { Article } from './parts/Article.tsx';
import { useAccountApi } from '../context/use-account-api.ts';
import { useLoad } from './parts/use-load.ts';

/** The terms for using the portal; signed-in users also see whether they have accepted them. */
export default function TermsPage() {
  const { locale, messages } = useLocale();
  const { isSignedIn } = useSession();
  return (
    <>
      <PageTitle title={messages.termsTitle}>{messages.termsIntro}</PageTitle>
      <div className="stack">
        {isSignedIn && <Agreement />}
        <Article sections={sectionsOf(locale, messages)} />
      </div>
    </>
  );
}

/** An addition to the terms: if it does not load, the page is complete without it. */
function Agreement() {
  const { locale, messages } = useLocale();
  const api = useAccountApi();
  const [terms, reload] = useLoad(
    useCallback((signal: AbortSignal) => getTermsLatest(api, { signal }), [api]),
  );
  useEffect(() => {
    addEventListener('fp-terms-accepted', reload);
    return () => removeEventListener('fp-terms-accepted', reload);
  }, [reload]);
  return (
    <p className="muted terms-agreement" role="status">
      {terms.kind === 'done' && agreementText(terms.value, locale, messages)}
    </p>
  );
}

function agreementText(
  { effectiveStartDate, hasSigned }: TermsLatest,
  locale: string,
  messages: PageMessages,
): string {
  const state = hasSigned ? messages.termsAccepted : messages.termsNotAccepted;
  const date = new Date(effectiveStartDate);
  if (Number.isNaN(date.getTime())) return state;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return `${format(messages.termsValidFrom, { date: day })} ${state}`;
}

function sectionsOf(locale: string, messages: PageMessages) {
  const contact = { label: messages.contactUsLink, href: pageHref('contactUs', locale) };
  return termsSections(messages).map((section) =>
    section.id === 'questions' ? { ...section, link: contact } : section,
  );
}
