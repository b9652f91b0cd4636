import { format, resolveConfig } from 'prettier';
import { elementsReference } from './elements-reference.ts';
import { marketFileSchema, marketSchema } from './market-schema.ts';
import { openApi } from './open-api.ts';

/** The generators of checked-in files, by path. */
const makers: Readonly<Record<string, () => object | string>> = {
  'docs/elements.md': elementsReference,
  'packages/model/market.schema.json': marketSchema,
  'demo/data/market-file.schema.json': marketFileSchema,
  'docs/openapi.json': openApi,
};

export const generatedFiles = Object.keys(makers);

/** The content that a generated file should have. */
export async function generate(file: string): Promise<string> {
  const made = makers[file]?.() ?? '';
  const text = typeof made === 'string' ? made : JSON.stringify(made);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
