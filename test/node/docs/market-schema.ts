import { viewFrameworks } from '@fleet-portal/model/constants';
import { entitySchemas } from './entity-schemas.ts';
import { mapSchema, type Definitions, type JsonSchema } from './json-schema.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';
const schemaField = {
  description: 'Where this schema stands, for editors; the shell ignores it.',
  type: 'string',
};

/** The schema of a market as the shell reads it. Editors report fields that the shell would ignore as mistakes. */
export function marketSchema(): JsonSchema {
  const { Market = {}, ...definitions } = closed(marketParts());
  return {
    $schema: dialect,
    title: 'A market of the fleet portal',
    ...withSchemaField(Market),
    $defs: definitions,
  };
}

/** The schema of a sample data file: a market in the sample structure's shorthand. */
export function marketFileSchema(): JsonSchema {
  const { Market = {}, ...definitions } = closed(marketParts());
  const text = { description: 'A text by its key in `texts/`.', type: 'string' };
  const { Label = {}, NodeTarget = {} } = definitions;
  definitions.Label = { anyOf: [Label, object({ text }, ['text'])] };
  const target = { ...NodeTarget, required: [] };
  const {
    navBar: _navBar,
    routes: _routes,
    layouts: _layouts,
    workspaces: _workspaces,
    ...own
  } = Market.properties ?? {};
  const properties = {
    ...own,
    topBar: object({ text, icon: { description: 'An icon of the lucide set.', type: 'string' }, target }),
    footer: { type: 'object', description: 'What differs from the shared footer.' },
    leaveOut: {
      description: 'Pages, routes and texts of the shared structure that this market lacks.',
      type: 'array',
      items: { type: 'string' },
    },
    targets: {
      description: 'Where the node with a text leads in this market.',
      type: 'object',
      additionalProperties: target,
    },
  };
  const file = { ...Market, properties, required: ['id', 'title', 'tld', 'allowedLocales'] };
  return {
    $schema: dialect,
    title: "A market's file of the sample data",
    ...withSchemaField(file),
    $defs: used(file, definitions),
  };
}

/** The values that editors complete for fields in which the shell also accepts other values, and reports them. */
const known: Record<string, readonly string[]> = {
  framework: viewFrameworks,
  mode: ['layout', 'aempage', 'redirect'],
};

function marketParts(): Definitions {
  const all = entitySchemas('#/$defs/');
  const { Market = {} } = all;
  const definitions = { Market, ...used(Market, all) };
  const narrow = (part: JsonSchema, name: string) =>
    known[name] ? { description: part.description ?? '', enum: [...known[name]] } : part;
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, mapSchema(schema, narrow)]),
  );
}

/** The definitions that a schema needs, directly or indirectly. */
function used(schema: JsonSchema, all: Definitions, found: Definitions = {}): Definitions {
  mapSchema(schema, (part) => {
    const name = part.$ref?.slice('#/$defs/'.length);
    const definition = name && all[name];
    if (name && definition && !found[name]) {
      found[name] = definition;
      used(definition, all, found);
    }
    return part;
  });
  return found;
}

function closed(definitions: Definitions): Definitions {
  const close = (part: JsonSchema) => (part.properties ? { ...part, additionalProperties: false } : part);
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, mapSchema(schema, close)]),
  );
}

function withSchemaField(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { $schema: schemaField, ...schema.properties } };
}

function object(properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}
