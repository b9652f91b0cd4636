import * as v from 'valibot';
import type { Schema } from './schema.ts';

/** Where a link leads and who may follow it (ENT-08). */
export interface RouteLink {
  path: string;
  isExternal: boolean;
  permissionsRequired: string[];
  showPrivacyPolicyPopup: boolean;
}

/** A navigation node's target: a route link whose address gets further query parameters (ENT-12). */
export interface NodeTarget extends RouteLink {
  addedQueryParameters: Record<string, string>;
}

export const permissionsSchema = v.nullish(v.array(v.string()), []);

const routeLinkEntries = {
  path: v.string(),
  isExternal: v.nullish(v.boolean(), false),
  permissionsRequired: permissionsSchema,
  showPrivacyPolicyPopup: v.nullish(v.boolean(), false),
};

export const routeLinkSchema: Schema<RouteLink> = v.object(routeLinkEntries);

export const nodeTargetSchema: Schema<NodeTarget> = v.object({
  ...routeLinkEntries,
  addedQueryParameters: v.nullish(v.record(v.string(), v.string()), {}),
});
