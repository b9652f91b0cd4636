import * as v from 'valibot';
import { clampLabel } from '../rules/text/clamp-label.ts';
import type { Schema } from './schema.ts';

/** Texts by locale, such as `{ 'fr-ca': 'Panier' }`. */
export type LocaleTexts = Record<string, string>;

export const localeTextsSchema = v.nullish(v.record(v.string(), v.string()), {});

/** A text in the market's first language, and its alternates (ENT-06). */
export interface Label {
  label: string;
  altLabels: LocaleTexts;
}

export const labelSchema: Schema<Label> = v.object({ label: v.string(), altLabels: localeTextsSchema });

export const optionalLabelSchema = v.nullish(labelSchema, null);

/** Clamps each text to the limit of a label. */
export function clampTexts(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, clampLabel(text)]));
}

/** Clamps a label in every language, for places with room for a few words. */
export function clampLabels({ label, altLabels }: Label): Label {
  return { label: clampLabel(label), altLabels: clampTexts(altLabels) };
}
