import type {
  ClassField,
  ClassMethod,
  CustomElement,
  CustomElementDeclaration,
} from 'custom-elements-manifest/schema.js';
import { createManifest } from '../../../packages/elements/manifest/create-manifest.mjs';

type Row = (string | undefined)[];

type Element = CustomElementDeclaration & CustomElement;

const introduction = `# The elements

Every property, event, slot and part, made from the elements' own sources by \`npm run docs\`. How to begin:
[packages/elements](../packages/elements/README.md). Whole pages: [embedding](embedding.md). All states: \`npm start\`, the catalogue.

An attribute is read; only those marked *reflected* are written back. All events bubble and cross shadow roots.
`;

/** docs/elements.md. */
export function elementsReference(): string {
  const declarations = createManifest().modules.flatMap((module) => module.declarations ?? []);
  const elements = declarations.filter((item): item is Element => 'tagName' in item);
  const fieldsOf = (event: string) =>
    declarations.flatMap((item) => (item.name === event && 'members' in item ? (item.members ?? []) : []));
  const list = elements.map(({ tagName }) => `- [\`<${tagName}>\`](#${tagName})`).join('\n');
  return [introduction, list, ...elements.map((element) => section(element, fieldsOf))].join('\n\n');
}

function section(element: Element, fieldsOf: (event: string) => (ClassField | ClassMethod)[]): string {
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
        fieldsOf(type.text)
          .map((member) => code(member.kind === 'method' ? `${member.name}()` : member.name))
          .join(', '),
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

/** A comment without the requirements that it names, and with tags that Markdown shows. */
function plain(text = ''): string {
  return text
    .replace(/ \((?:[A-Z]+-\d+(?:, | to |; )?)+\)/g, '')
    .replace(/(?<!`)<(\/?[\w-]+)>/g, '`<$1>`')
    .replace(/\s+/g, ' ')
    .trim();
}
