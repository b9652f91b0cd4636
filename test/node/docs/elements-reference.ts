import type {
  ClassField,
  ClassMethod,
  CustomElement,
  CustomElementDeclaration,
  Declaration,
} from 'custom-elements-manifest/schema.js';
import { createManifest } from '../../../packages/elements/manifest/create-manifest.mjs';
import { typesByEntry } from './property-types.ts';

type Row = (string | undefined)[];

type Element = CustomElementDeclaration & CustomElement;

type Member = ClassField | ClassMethod;

const introduction = `# The elements

Every property, event, slot and part, made from the elements' own sources by \`npm run docs\`. How to begin:
[packages/elements](../packages/elements/README.md). Whole pages: [embedding](embedding.md). All states: \`npm start\`, the catalogue.

An attribute is read; only those marked *reflected* are written back. All events bubble and cross shadow roots. What an event's fields
say: [at the end](#fields-of-the-events), and there as well [where the types come from](#types).
`;

/** Generates docs/elements.md. */
export function elementsReference(): string {
  const declarations = createManifest().modules.flatMap((module) => module.declarations ?? []);
  const elements = declarations.filter((item): item is Element => 'tagName' in item);
  const fieldsOf = (event: string) =>
    declarations.flatMap((item) => (item.name === event && 'members' in item ? (item.members ?? []) : []));
  const list = elements.map(({ tagName }) => `- [\`<${tagName}>\`](#${tagName})`).join('\n');
  const sections = elements.map((element) => section(element, fieldsOf));
  return [introduction, list, ...sections, eventFields(elements, fieldsOf), types(declarations)].join('\n\n');
}

function section(element: Element, fieldsOf: (event: string) => Member[]): string {
  const { tagName, description, members = [], events, slots, cssParts, cssProperties } = element;
  const fields = members.filter((member) => member.kind === 'field');
  const methods = members.filter((member) => member.kind === 'method');
  return [
    `## ${tagName}`,
    plain(description),
    table(
      'property, attribute, type, default, what it changes',
      fields.map((field) => [
        code(field.name),
        attributeOf(field),
        code(field.type?.text),
        code(field.default),
        plain(field.description),
      ]),
    ),
    table(
      'method, what it does',
      methods.map(({ name, parameters = [], description: does }) => [
        code(`${name}(${parameters.map((parameter) => parameter.name).join(', ')})`),
        plain(does),
      ]),
    ),
    table(
      'event, when, fields',
      events?.map(({ name, type, description: when }) => [
        code(name),
        plain(when),
        fieldsOf(type.text).map(nameOf).join(', '),
      ]),
    ),
    table(
      'slot, what stands there',
      slots?.map(({ name, description: what }) => [name ? code(name) : 'the default', plain(what)]),
    ),
    table(
      'part, what it is',
      cssParts?.map(({ name, description: what }) => [code(name), plain(what)]),
    ),
    table(
      'custom property, what it changes',
      cssProperties?.map(({ name, description: what }) => [code(name), plain(what)]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One row per distinct field, with all events that have it. */
function eventFields(elements: Element[], fieldsOf: (event: string) => Member[]): string {
  const classes = new Map(
    elements.flatMap(({ events = [] }) => events.map(({ name, type }) => [name, type])),
  );
  const told = [...classes].flatMap(([event, { text }]) =>
    fieldsOf(text).map((member) => {
      const type = member.kind === 'field' ? member.type?.text : undefined;
      return { event, row: [nameOf(member), code(type), plain(member.description)] };
    }),
  );
  const rows = Map.groupBy(told, ({ row }) => row.join());
  return [
    '## Fields of the events',
    table(
      'events, field, type, what it says',
      [...rows.values()].map((same) => [
        same.map(({ event }) => code(event)).join(', '),
        ...(same[0]?.row ?? []),
      ]),
    ),
  ].join('\n\n');
}

/** The entry points that export the types in the tables. */
function types(declarations: readonly Declaration[]): string {
  const members = declarations.flatMap((item) => ('members' in item ? (item.members ?? []) : []));
  const texts = members.flatMap((member) => (member.kind === 'field' ? (member.type?.text ?? []) : []));
  return [
    '## Types',
    table(
      'import, types',
      typesByEntry(texts).map(([entry, names]) => [code(entry), names.map(code).join(', ')]),
    ),
  ].join('\n\n');
}

function nameOf(member: Member): string {
  return code(member.kind === 'method' ? `${member.name}()` : member.name);
}

function attributeOf(field: ClassField): string {
  const { attribute, reflects } = field as ClassField & { attribute?: string; reflects?: boolean };
  return [code(attribute), reflects && 'reflected'].filter(Boolean).join(', ');
}

function table(titles: string, rows: Row[] = []): string {
  if (rows.length === 0) return '';
  const line = (cells: Row) => `| ${cells.map((cell) => (cell ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const heads = titles.split(', ');
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n');
}

function code(text: string | undefined): string {
  return text ? `\`${text.replace(/\s+/g, ' ')}\`` : '';
}

/** A description with its tags as inline code, so that Markdown shows them. */
function plain(text = ''): string {
  return text.replace(/(?<!`)<(\/?[\w-]+)>/g, '`<$1>`');
}
