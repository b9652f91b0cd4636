import { useMessages } from '../../context/locale-context.ts';

interface ArticleSection {
  id: string;
  heading: string;
  text: string;
  /** A link at the end of the section. */
  link?: { label: string; href: string };
}

/** Sections of text with a list of links to them. */
export function Article({ sections }: { sections: ArticleSection[] }) {
  const { onThisPage } = useMessages();
  return (
    <div className="article">
      <nav aria-labelledby="on-this-page" className="article-contents">
        <h2 id="on-this-page">{onThisPage}</h2>
        <ul>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="article-text">
        {sections.map(({ id, heading, text, link }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="stack-tight">
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p className="prose">{text}</p>
            {link && (
              <p>
                <a href={link.href}>{link.label}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
