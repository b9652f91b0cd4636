/** The part of JSON Schema that the generated documents use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  description?: string;
  default?: unknown;
  [keyword: string]: unknown;
}

export type Definitions = Record<string, JsonSchema>;

/** Maps a schema and all schemas inside it, innermost first. */
export function mapSchema(
  schema: JsonSchema,
  change: (schema: JsonSchema, name: string) => JsonSchema,
  name = '',
): JsonSchema {
  const inner = (child: JsonSchema, childName = '') => mapSchema(child, change, childName);
  const { properties, items, anyOf, additionalProperties } = schema;
  return change(
    {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, child]) => [key, inner(child, key)]),
        ),
      }),
      ...(items && { items: inner(items) }),
      ...(anyOf && { anyOf: anyOf.map((child) => inner(child)) }),
      ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    },
    name,
  );
}
