import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const themes = join(import.meta.dirname, '../../../docs/themes.md');

/** The elements of a manifest, without its other classes. */
export const elementsOf = (manifest) =>
  manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

/** The manifest with names that can be written: a pattern, such as `…-button`, gives way to those that its description names. */
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

/** VS Code's data with boolean attributes that are completed without a value, since even `open="false"` opens. */
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
 * What a style sheet can name, as the manifest of one element, since a sheet knows no elements: the tokens of the themes, what an
 * element has beside them, and all parts, each once and with the elements that have it.
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

/** As docs/themes.md lists them, which a test holds against the styles. */
function themeTokens() {
  const rows = readFileSync(themes, 'utf8').matchAll(/^\| `(--fp-[\w-]+)` +\| (.+?) +\|/gm);
  return Array.from(rows, ([, name, description]) => ({ name, description }));
}
