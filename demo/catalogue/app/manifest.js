// The elements' manuals from custom-elements.json, which is generated from the comments of their classes.
import { loadJson } from './load.js';

/** If the manifest is missing, the states can still be shown. */
const { modules } = await loadJson('./custom-elements.json').catch((error) => {
  console.warn('The manuals are missing. npm run manifest makes them.', error);
  return { modules: [] };
});

const manuals = new Map(
  modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ customElement }) => customElement)
    .map((declaration) => [declaration.tagName, manual(declaration)]),
);

/** @param {string} tag */
export const manualOf = (tag) => manuals.get(tag) ?? null;

/** The names of all events that the shell fires. */
export const eventNames = [
  ...new Set([...manuals.values()].flatMap(({ events }) => events.map(({ name }) => name))),
];

function manual({ name, description = '', summary, ...declaration }) {
  const { attributes = [], members = [], events = [] } = declaration;
  const isPublic = ({ kind, privacy, static: isStatic, name: member }) =>
    kind === 'field' && !isStatic && !member.startsWith('#') && (privacy ?? 'public') === 'public';
  const fields = members.filter(isPublic).map((field) => ({
    name: field.name,
    attribute: attributes.find(({ fieldName, name }) => (fieldName ?? name) === field.name)?.name ?? null,
    type: field.type?.text ?? '',
    description: field.description ?? '',
  }));
  return {
    className: name,
    summary: summary ?? description,
    fields: fields.filter(({ description }) => description),
    methods: members.filter(({ kind, privacy, description }) => kind === 'method' && !privacy && description),
    events,
    slots: declaration.slots ?? [],
    cssParts: declaration.cssParts ?? [],
    cssProperties: declaration.cssProperties ?? [],
  };
}
