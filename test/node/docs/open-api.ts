import { readFileSync } from 'node:fs';
import { entitySchemas } from './entity-schemas.ts';
import type { Definitions, JsonSchema } from './json-schema.ts';

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}

interface Content {
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>> & {
  parameters?: Parameter[];
};

export interface OpenApi {
  paths: Record<string, PathItem>;
  components: { schemas: Definitions; responses: Record<string, Content> };
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The checked-in contract. */
export function keptOpenApi(): OpenApi {
  return JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi;
}

/** The contract: its calls are written by hand, the schemas of its responses are generated from their parsers. */
export function openApi(): OpenApi {
  const kept = keptOpenApi();
  return { ...kept, components: { ...kept.components, schemas: entitySchemas('#/components/schemas/') } };
}

export function operations({ paths }: OpenApi): { path: string; method: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [
            {
              path,
              method,
              operation: {
                ...operation,
                parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
              },
            },
          ]
        : [];
    }),
  );
}
