import * as entities from '@fleet-portal/model/entities';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { entityComments } from './entity-comments.ts';
import { mapSchema, type Definitions, type JsonSchema } from './json-schema.ts';
import { withoutRestrictions } from './without-restrictions.ts';

/** The published schemas by name; descriptions come from the interface of that name, else from the schema. */
const published = {
  Market: 'marketSchema',
  Label: 'labelSchema',
  RouteLink: 'routeLinkSchema',
  NodeTarget: 'nodeTargetSchema',
  NavBar: 'navBarSchema',
  PrimaryNode: 'primaryNodeSchema',
  NavigationNode: 'navigationNodeSchema',
  SubMenu: 'subMenuSchema',
  Section: 'sectionSchema',
  Footer: 'footerSchema',
  Route: 'routeSchema',
  Layout: 'layoutSchema',
  Workspace: 'workspaceSchema',
  ViewDescriptor: 'viewDescriptorSchema',
  FeatureFlags: 'featureFlagsSchema',
  MarketSummaries: 'marketSummariesSchema',
  NavigationData: 'navigationDataSchema',
  ContentPage: 'contentPageSchema',
  Session: 'sessionSchema',
  User: 'userDetailsSchema',
  TransactionPreview: 'transactionPreviewSchema',
  UserInfoRefresh: 'userInfoRefreshSchema',
  GroupMemberships: 'groupMembershipsSchema',
  PrimaryUsers: 'primaryUsersSchema',
  Cart: 'cartSchema',
  ProductsTranslations: 'productsTranslationsSchema',
  Notification: 'notificationSchema',
  NotificationList: 'notificationsSchema',
  NotificationCount: 'notificationCountSchema',
  ConsentItem: 'consentItemSchema',
  Consents: 'consentsSchema',
  TermsLatest: 'termsLatestSchema',
  TermsAgreed: 'termsAgreedSchema',
  Environment: 'environmentSchema',
  ExternalScript: 'externalScriptSchema',
} as const satisfies Record<string, keyof typeof entities>;

const version = { type: ['string', 'number', 'null'], default: '' };
/** The locales of texts are case-insensitive. */
const locales = { pattern: entities.localeSchema.pipe[1].requirement.source.replaceAll('a-z', 'A-Za-z') };
const texts = {
  type: 'object',
  propertyNames: locales,
  additionalProperties: { type: 'string' },
  default: {},
};
const parameters = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean'] },
  default: {},
};
const names = { type: 'array', items: { type: 'string' }, default: [] };

/** Fields for which the parsers accept any value, so that a mistake has little effect, with the type that they are meant to have. */
const meant: Record<string, JsonSchema> = {
  altLabels: texts,
  altDescriptions: texts,
  localeTranslations: texts,
  addedQueryParameters: parameters,
  permissionsRequired: names,
  css: names,
  notifications: { type: 'array', items: { $ref: 'Notification' } },
  APP_VERSION: version,
  BUILD_VERSION: version,
  GLOBAL_NAVIGATION_SCRIPT: { $ref: 'ExternalScript' },
  COOKIE_BANNER_SCRIPT: { $ref: 'ExternalScript' },
  FRAMEWORK_LIBRARY_SCRIPT: { $ref: 'ExternalScript' },
  TAG_MANAGER_SCRIPT: { $ref: 'ExternalScript' },
};

/** Fields that are optional for the parsers, but not for authors. */
const needed: Record<string, string[]> = {
  Market: ['id', 'title', 'tld', 'allowedLocales', 'navBar', 'footer'],
  Route: ['id', 'path', 'mode'],
  Workspace: ['title', 'navbar'],
  ViewDescriptor: ['framework', 'url'],
};

/** Fields of which one suffices: the parsers fill in the other. */
const either: Record<string, string[]> = { ViewDescriptor: ['id', 'viewId'] };

/**
 * The model's entities as JSON schemas, generated from their parsers.
 * @param base the prefix of references, such as `#/$defs/`
 */
export function entitySchemas(base: string): Definitions {
  const known = new Map<unknown, unknown>();
  const schemas = Object.fromEntries(
    Object.entries(published).map(([name, key]) => [name, withoutRestrictions(entities[key], known)]),
  );
  const made = toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['check'],
    overrideRef: ({ referenceId }) => referenceId,
  }) as Definitions;
  const simple = Object.fromEntries(
    Object.entries(made).map(([name, schema]) => [name, mapSchema(schema, simplify)]),
  );
  const comments = entityComments();
  return Object.fromEntries(
    Object.entries(withReferences(simple)).map(([name, schema]) => {
      const { about = '', fields = {} } = comments.get(name) ?? {};
      const { about: aboutSchema = '', fields: schemaFields = {} } =
        comments.get(published[name as keyof typeof published]) ?? {};
      const whole = {
        ...schema,
        ...(needed[name] && { required: needed[name] }),
        ...(either[name] && { anyOf: either[name].map((field) => ({ required: [field] })) }),
      };
      const described = describe(whole, about || aboutSchema, {
        ...schemaFields,
        ...fields,
      });
      return [name, mapSchema(described, (part) => (part.$ref ? { ...part, $ref: base + part.$ref } : part))];
    }),
  );
}

/** Replaces copies of an entity's schema, which lenient parsing creates, with references. */
function withReferences(definitions: Definitions): Definitions {
  const names = new Map(Object.entries(definitions).map(([name, schema]) => [JSON.stringify(schema), name]));
  const replaced = Object.fromEntries(
    Object.entries(definitions).map(([own, definition]) => [
      own,
      mapSchema(definition, (part) => {
        const name = part.properties && names.get(JSON.stringify(part));
        return name && name !== own ? { $ref: name } : part;
      }),
    ]),
  );
  return JSON.stringify(replaced) === JSON.stringify(definitions) ? definitions : withReferences(replaced);
}

function simplify({ propertyNames: _, ...schema }: JsonSchema, name: string): JsonSchema {
  if (schema.required?.length === 0) delete schema.required;
  const [first, second, ...more] = schema.anyOf ?? [];
  if (name === 'target' && second?.type === 'null')
    return { anyOf: [{ $ref: 'NodeTarget' }, { type: 'null' }], default: null };
  const field = meant[name];
  if (field && JSON.stringify(schema).includes('{}') && schema.type !== 'object') return field;
  if (name === 'type' && schema.enum?.includes('unknown'))
    return { ...schema, enum: schema.enum.filter((type) => type !== 'unknown') };
  if (second?.type !== 'null' || more.length > 0 || typeof first?.type !== 'string') return schema;
  const { anyOf: _both, ...rest } = schema;
  return {
    ...first,
    ...rest,
    type: [first.type, 'null'],
    ...(first.enum && { enum: [...first.enum, null] }),
  };
}

function describe(schema: JsonSchema, about: string, fields: Record<string, string>): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, fields[name] ? { description: fields[name], ...field } : field] as const,
  );
  return {
    ...(about && { description: about }),
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
  };
}
