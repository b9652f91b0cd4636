const place = '<!-- module preloads -->';

/**
 * The page with links to modules that it will need and would find one after another: what its first script imports, and what every
 * page of the portal imports late. The last of them come after the page's first picture, which they would keep waiting.
 * @param {string} page with the comment `<!-- module preloads -->` where the links go: after its import map, which else comes too late
 * @param {import('rollup').OutputBundle} bundle
 * @param {{ base: string; entry: string; late: string; last: string }} options addresses begin with `base`; the names of an entry
 *   and of two chunks
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
