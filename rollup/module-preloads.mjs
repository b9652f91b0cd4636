const place = '<!-- module preloads -->';

/**
 * The page with links to modules that it will need and would find one after another: what its first script imports, and what every
 * page of the portal imports late.
 * @param {string} page with the comment `<!-- module preloads -->` where the links go: after its import map, which else comes too late
 * @param {import('rollup').OutputBundle} bundle
 * @param {{ base: string; entry: string; late: string }} options addresses begin with `base`; the names of an entry and of a chunk
 */
export function withModulePreloads(page, bundle, { base, entry, late }) {
  const chunk = (name) => Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  const files = [chunk(entry), chunk(late)];
  if (!page.includes(place) || !files.every(Boolean))
    throw new Error(`There are no modules to preload: ${place}, ${entry}, ${late}`);
  const links = [...files[0].imports, files[1].fileName].map(
    (file) => `<link rel="modulepreload" href="${base}${file}" />`,
  );
  return page.replace(place, links.join('\n    '));
}
