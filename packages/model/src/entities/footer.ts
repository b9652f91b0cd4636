import * as v from 'valibot';
import { type Label, labelSchema, optionalLabelSchema } from './label.ts';
import { type RouteLink, routeLinkSchema } from './link.ts';
import { type Section, sectionsSchema } from './navigation.ts';
import { text } from './lenient.ts';
import type { Schema } from './schema.ts';

/** The footer's content (ENT-15); null labels come from the message catalogue, and links with an empty address are not shown. */
export interface Footer {
  sections: Section[];
  faceBookUrl: string;
  linkedInUrl: string;
  twitterUrl: string;
  youtubeUrl: string;
  instagramUrl: string;
  followUsLabel: Label | null;
  changeLanguageLabel: Label | null;
  findYourCountrySiteLabel: Label | null;
  copyright: Label | null;
  getUpdates: { title: Label; description: Label; linkLabel: Label; target: RouteLink } | null;
}

export const footerSchema: Schema<Footer> = v.object({
  sections: sectionsSchema,
  faceBookUrl: text,
  linkedInUrl: text,
  twitterUrl: text,
  youtubeUrl: text,
  instagramUrl: text,
  followUsLabel: optionalLabelSchema,
  changeLanguageLabel: optionalLabelSchema,
  findYourCountrySiteLabel: optionalLabelSchema,
  copyright: optionalLabelSchema,
  getUpdates: v.nullish(
    v.object({
      title: labelSchema,
      description: labelSchema,
      linkLabel: labelSchema,
      target: routeLinkSchema,
    }),
    null,
  ),
});
