import type { Market } from '@fleet-portal/model/entities';
import { languagePart } from '@fleet-portal/model/rules';
import * as v from 'valibot';
import { readFile, readText } from './files.ts';
import type { Markets } from './markets.ts';
import type { Structure } from './structure.ts';
import type { Texts } from './texts.ts';

export interface ContentPage {
  title: string;
  html: string;
}

/** Finds the content page at a path without its locale; null if there is none. */
export type FindContent = (market: Market, locale: string, path: string) => ContentPage | null;

/** The values of a fragment's `{names}` by language, and by locale where units or wording differ. */
const wordsSchema = v.record(v.string(), v.record(v.string(), v.string()));

/**
 * Composes content pages: one fragment per subject and language, below the page's own title and description and above links to its
 * neighbors.
 */
export function readContent(
  folder: string,
  {
    structure,
    textsOf,
    markets,
  }: { structure: Structure; textsOf: (locale: string) => Texts; markets: Markets },
): FindContent {
  const words = readFile(folder, 'content/words.json', wordsSchema);
  const fragments = new Map<string, string>();
  for (const { routes, allowedLocales } of markets.values()) {
    const subjects = new Set(routes.map(({ id }) => structure.pages[id]?.content));
    for (const subject of subjects) {
      if (!subject) continue;
      for (const locale of allowedLocales)
        fragments.set(`${locale} ${subject}`, readFragment(locale, subject));
    }
  }

  function readFragment(locale: string, subject: string): string {
    const language = languagePart(locale);
    const own = { ...words[language], ...words[locale] };
    const text = readText(folder, `content/${language}/${subject}.html`);
    return text.replace(/\{([\w-]+)\}/g, (name: string, key: string) => own[key] ?? name);
  }

  return (market, locale, path) => {
    const route = market.routes.find(({ mode, extras }) => mode === 'aempage' && extras.contentPath === path);
    const subject = route && structure.pages[route.id]?.content;
    if (!subject) return null;

    const texts = textsOf(locale);
    const [title, description] = labelAndDescription(texts[route.id]);
    const base = `/${locale}${market.retailPrefix && `/${market.retailPrefix}`}`;
    const neighbors = market.routes.filter(
      ({ id, mode }) => mode === 'aempage' && id !== route.id && structure.pages[id]?.content === subject,
    );
    const links = neighbors.map(
      ({ id, extras }) =>
        `<li><a href="/${locale}${String(extras.contentPath)}">${escapeText(labelAndDescription(texts[id])[0])}</a></li>`,
    );
    const html = [
      description && `<p class="lead">${escapeText(description)}</p>`,
      fragments.get(`${locale} ${subject}`)?.replaceAll('{base}', base).replaceAll('{locale}', locale).trim(),
      links.length > 0 &&
        `<h2>${escapeText(labelAndDescription(texts.more)[0])}</h2>\n<ul>${links.join('')}</ul>`,
    ];
    return { title, html: html.filter(Boolean).join('\n') };
  };
}

function labelAndDescription(text: Texts[string] | undefined): [string, string] {
  return typeof text === 'string' ? [text, ''] : (text ?? ['', '']);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
