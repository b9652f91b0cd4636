import { format, formatIn } from '@fleet-portal/model/messages';
import { readSiteSearch, type SitemapLink, type SitemapList, searchSitemap } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { useQuery } from '../router/use-query.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { PageLink } from './parts/PageLink.tsx';
import { SitemapSearch } from './parts/SitemapSearch.tsx';
import { useSitemap } from './parts/use-sitemap.ts';

/** All pages that this user can open, from the market's menu and footer, or those that match a search. */
export default function SitemapPage() {
  const { locale, messages } = useLocale();
  const query = readSiteSearch(useQuery());
  const { groups, more, count } = searchSitemap(query, useSitemap());
  const found =
    count > 0
      ? formatIn(locale, messages.sitemapFound, { query, count })
      : format(messages.sitemapNothingFound, { query });
  return (
    <>
      {query ? (
        <PageTitle title={format(messages.sitemapSearchTitle, { query })} said={found} />
      ) : (
        <PageTitle title={messages.sitemapTitle}>{messages.sitemapIntro}</PageTitle>
      )}
      <SitemapSearch query={query}>
        <p>{found}</p>
        {count === 0 && <p className="muted">{messages.sitemapNothingFoundHint}</p>}
      </SitemapSearch>
      {!query && count === 0 && <p className="muted">{messages.sitemapEmpty}</p>}
      {groups.map(({ heading, href, lists }, index) => (
        <section key={index} className="sitemap-group">
          <h2>{href ? <PageLink label={heading} href={href} /> : heading}</h2>
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

/** Links without a heading get a row of their own; lists with the same heading are merged, without duplicate links. */
function Lists({ lists }: { lists: SitemapList[] }) {
  const headings = [...new Set(lists.map(({ heading }) => heading))];
  const linksUnder = (name: string) => {
    const links = lists.filter(({ heading }) => heading === name).flatMap((list) => list.links);
    return [...new Map(links.map((link) => [keyOf(link), link])).values()];
  };
  const named = headings.filter(Boolean);
  return (
    <>
      {headings.includes('') && <Links links={linksUnder('')} />}
      {named.length > 0 && (
        <div className="sitemap-lists">
          {named.map((heading) => (
            <div key={heading} className="stack-tight">
              <h3>{heading}</h3>
              <Links links={linksUnder(heading)} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Links({ links }: { links: SitemapLink[] }) {
  return (
    <ul className="links">
      {links.map((link) => (
        <li key={keyOf(link)}>
          <PageLink {...link} />
        </li>
      ))}
    </ul>
  );
}

function keyOf({ label, href }: SitemapLink): string {
  return label + href;
}
