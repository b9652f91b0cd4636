import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const themes = join(import.meta.dirname, '../../../docs/themes.md');

/** The elements of a manifest, without its other classes. */
export const elementsOf = (manifest) =>
  manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

/** A manifest with only literal names: a pattern, such as `…-button`, is replaced with the names in its description. */
export function nameable(manifest) {
  const modules = manifest.modules.map((module) => ({
    ...module,
    declarations: module.declarations.map((declaration) => ({
      ...declaration,
      slots: declaration.slots?.flatMap(written),
      cssParts: declaration.cssParts?.flatMap(written),
    })),
  }));
  return { ...manifest, modules };
}

/** VS Code's data in which boolean attributes complete without a value, since even `open="false"` opens. */
export function bareBooleans(data, manifest) {
  const isBoolean = (tag, attribute) =>
    elementsOf(manifest)
      .find(({ tagName }) => tagName === tag)
      ?.attributes?.some(({ name, type }) => name === attribute && type?.text === 'boolean');
  const tags = data.tags.map((tag) => ({
    ...tag,
    attributes: tag.attributes.map((attribute) =>
      isBoolean(tag.name, attribute.name) ? { ...attribute, valueSet: 'v' } : attribute,
    ),
  }));
  return { ...data, tags };
}

function written(item) {
  if (!item.name.includes('…')) return item;
  const [summary] = item.description.split(':');
  return Array.from(item.description.matchAll(/`([\w-]+)`/g), ([, name]) => ({
    name,
    description: `${summary}.`,
  }));
}

/**
 * All names that a style sheet can use, as the manifest of a single element, since style sheet data is not tied to elements: the themes'
 * tokens, the elements' other custom properties, and all parts, each once and described for the elements that have it.
 */
export function styleNames(manifest) {
  const elements = elementsOf(nameable(manifest));
  const tokens = themeTokens();
  const isToken = (name) => tokens.some((token) => token.name === name);
  const own = named(elements, 'cssProperties').filter(({ name }) => !isToken(name));
  const all = {
    tagName: 'fp-all',
    cssProperties: [...tokens, ...own],
    cssParts: named(elements, 'cssParts'),
  };
  return { ...manifest, modules: [{ declarations: [all], exports: [] }] };
}

function named(elements, kind) {
  const items = elements.flatMap(({ tagName, [kind]: list = [] }) =>
    list.map(({ name, description }) => ({ name, text: `${tagName}: ${description}` })),
  );
  return [...Map.groupBy(items, ({ name }) => name)].map(([name, same]) => ({
    name,
    description: same.map(({ text }) => text).join(' '),
  }));
}

/** The tokens listed in docs/themes.md, which a test compares with the styles. */
function themeTokens() {
  const rows = readFileSync(themes, 'utf8').matchAll(/^\| `(--fp-[\w-]+)` +\| (.+?) +\|/gm);
  return Array.from(rows, ([, name, description]) => ({ name, description }));
}
