import * as v from 'valibot';
import { flag, lenientParameters, texts } from './lenient.ts';
import { restricted } from './restricted.ts';
import type { Schema } from './schema.ts';

/** Where a link leads and who may follow it (ENT-08). */
export interface RouteLink {
  path: string;
  isExternal: boolean;
  permissionsRequired: string[];
  showPrivacyPolicyPopup: boolean;
}

/** A navigation node's target: a route link with query parameters to add to its address (ENT-12). */
export interface NodeTarget extends RouteLink {
  addedQueryParameters: Record<string, string>;
}

const routeLinkEntries = {
  path: v.string(),
  isExternal: flag,
  permissionsRequired: texts,
  showPrivacyPolicyPopup: flag,
};

export const routeLinkSchema: Schema<RouteLink> = restricted(v.object(routeLinkEntries));

export const nodeTargetSchema: Schema<NodeTarget> = restricted(
  v.object({ ...routeLinkEntries, addedQueryParameters: lenientParameters }),
);
