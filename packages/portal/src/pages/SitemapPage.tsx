import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { footerLists, menuGroups, type SitemapLink, type SitemapList } from './parts/sitemap-groups.ts';

/** All pages that this person can open, made from the market's menu and footer. */
export default function SitemapPage() {
  const { environment, market } = usePortal();
  const { session } = useSession();
  const { locale, messages } = useLocale();
  const groups = menuGroups(market, session, locale);
  const more = footerLists(market, session, environment, locale);
  return (
    <>
      <PageTitle title={messages.sitemapTitle}>{messages.sitemapIntro}</PageTitle>
      {groups.length + more.length === 0 && <p className="muted">{messages.sitemapEmpty}</p>}
      {groups.map(({ heading, href, lists }) => (
        <section key={heading} className="sitemap-group">
          <h2>{href ? <a href={href}>{heading}</a> : heading}</h2>
          <Lists lists={lists} />
        </section>
      ))}
      {more.length > 0 && (
        <section className="sitemap-group">
          <h2>{messages.sitemapMore}</h2>
          <Lists lists={more} />
        </section>
      )}
    </>
  );
}

function Lists({ lists }: { lists: SitemapList[] }) {
  if (lists.length === 0) return null;
  return (
    <div className="sitemap-lists">
      {lists.map(({ heading, links }, index) => (
        <div key={`${heading}-${index}`} className="stack-tight">
          {heading && <h3>{heading}</h3>}
          <ul className="links">
            {links.map((link) => (
              <li key={link.label + link.href}>
                <Link link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Link({ link: { label, href, isExternal } }: { link: SitemapLink }) {
  return (
    <a href={href} rel={isExternal ? 'external noopener' : undefined}>
      {label}
    </a>
  );
}
