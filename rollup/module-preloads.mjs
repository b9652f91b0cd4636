const place = '<!-- module preloads -->';

/**
 * Adds preload links to the page for modules that it would otherwise discover one after another: the imports of its first script, and
 * the parts that every page of the portal loads late. The last part has low priority, so that it does not delay the page's first picture.
 * @param {string} page has the comment `<!-- module preloads -->` where the links go: after its import map, which must come before them
 * @param {import('rollup').OutputBundle} bundle
 * @param {{ base: string; entry: string; late: string; last: string }} options `base` is the prefix of the URLs; the others name an entry
 *   and two chunks
 */
export function withModulePreloads(page, bundle, { base, entry, late, last }) {
  const chunk = (name) => {
    const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (!found) throw new Error(`There is no module to preload: ${name}`);
    return found;
  };
  if (!page.includes(place)) throw new Error(`There is no place for preloads: ${place}`);
  const link = (file, priority = '') => `<link rel="modulepreload" href="${base}${file}"${priority} />`;
  const links = [
    ...[...chunk(entry).imports, chunk(late).fileName].map((file) => link(file)),
    link(chunk(last).fileName, ' fetchpriority="low"'),
  ];
  return page.replace(place, links.join('\n    '));
}
