import { format, resolveConfig } from 'prettier';
import { elementsReference } from './elements-reference.ts';
import { marketFileSchema, marketSchema } from './market-schema.ts';
import { openApi } from './open-api.ts';

/** The kept files that are made of the sources, by their paths. */
const makers: Readonly<Record<string, () => object | string>> = {
  'docs/elements.md': elementsReference,
  'packages/model/market.schema.json': marketSchema,
  'demo/data/market-file.schema.json': marketFileSchema,
  'docs/openapi.json': openApi,
};

export const generatedFiles = Object.keys(makers);

/** What one of them should hold. */
export async function generate(file: string): Promise<string> {
  const made = makers[file]?.() ?? '';
  const text = typeof made === 'string' ? made : JSON.stringify(made);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
