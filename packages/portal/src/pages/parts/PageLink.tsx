import { barMessages } from '@fleet-portal/model/messages';
import { isSitePath, type SitemapLink } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';

/** A link of the menu or the footer, shown on a page; external ones are marked as they are there. */
export function PageLink({ label, href }: SitemapLink) {
  if (isSitePath(href)) return <a href={href}>{label}</a>;
  return (
    <a href={href} rel="external noopener">
      {label}
      <ExternalMark />
    </a>
  );
}

function ExternalMark() {
  const { locale } = useLocale();
  // `loadMessages` has loaded them before any page is shown.
  const words = barMessages(locale);
  return (
    <>
      <svg className="external-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 7h10v10M7 17 17 7" />
      </svg>
      <span className="visually-hidden">{` ${'then' in words ? '' : words.externalSite}`}</span>
    </>
  );
}
