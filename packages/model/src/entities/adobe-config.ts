import * as v from 'valibot';
import { text } from './lenient.ts';

/** The analytics names of a market (ENT-05). */
export interface AdobeConfig {
  language: string;
  site: string;
  client: string;
  country: string;
}

export const adobeConfigMapSchema = v.nullish(
  v.record(
    v.string(),
    v.object({
      language: text,
      site: text,
      client: v.nullish(v.string(), 'fpro-us'),
      country: v.nullish(v.string(), 'fpro-us'),
    }),
  ),
  {},
);
