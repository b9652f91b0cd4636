import { languagePart } from '@fleet-portal/model/rules';
import * as v from 'valibot';
import { DataError, namesIn, readFile } from './files.ts';

/** A label, or a label and its description. */
const textsSchema = v.record(v.string(), v.union([v.string(), v.tuple([v.string(), v.string()])]));

export type Texts = v.InferOutput<typeof textsSchema>;

/** A text in every language of a market, in the form of the market's JSON. */
export interface FilledText {
  label: string;
  altLabels: Record<string, string>;
  description: string;
  altDescriptions: Record<string, string>;
}

/**
 * Reads every language file. A locale's own file, such as `fr-ca.json`, only holds the texts that differ from its
 * language's, `fr.json`.
 */
export function readTexts(folder: string): (locale: string) => Texts {
  const files = new Map(
    namesIn(folder, 'texts').map((name) => [name, readFile(folder, `texts/${name}.json`, textsSchema)]),
  );
  return (locale) => {
    const language = files.get(languagePart(locale));
    if (!language) throw new DataError(`texts/${languagePart(locale)}.json`, '', `no texts for ${locale}`);
    return { ...language, ...files.get(locale) };
  };
}

/** Creates the text look-up for a market: the first locale gives the labels, the others the alternates. */
export function textFiller(locales: string[], textsOf: (locale: string) => Texts) {
  const catalogues = locales.map((locale) => [locale, textsOf(locale)] as const);

  return (key: string, file: string): FilledText => {
    const [first, ...others] = catalogues.map(([locale, texts]) => {
      const text = texts[key];
      if (text === undefined)
        throw new DataError(file, key, `texts/${languagePart(locale)}.json has no such text`);
      const [label, description] = typeof text === 'string' ? [text, ''] : text;
      return { locale, label, description };
    });
    return {
      label: first?.label ?? '',
      description: first?.description ?? '',
      altLabels: Object.fromEntries(others.map(({ locale, label }) => [locale, label])),
      altDescriptions: Object.fromEntries(others.map(({ locale, description }) => [locale, description])),
    };
  };
}
