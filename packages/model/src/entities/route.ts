import * as v from 'valibot';
import { emptyOf, listOf, text, texts } from './lenient.ts';
import { restricted } from './restricted.ts';
import type { Schema } from './schema.ts';
import { type ViewDescriptor, viewDescriptorSchema } from './view.ts';

/** An address of the market and what it shows (ENT-09). */
export interface Route {
  id: string;
  path: string;
  /** layout, aempage or redirect; any other is reported and renders nothing (RTE-12). */
  mode: string;
  permissionsRequired: string[];
  /** iam, adfs, analytics or another; empty if none is required. */
  requiredAuthContext: string;
  /**
   * What the page needs besides its layout: `title` and `altTitles`, a content page's `contentPath` and `heroPicture`, a redirect's
   * `target`, `viewHeights` and `contactUrl` for views, and fields of the views' own.
   */
  extras: Record<string, unknown>;
  /** The layout that is shown, or the route that a redirect leads to. */
  layoutOrRouteId: string;
}

export interface LayoutItem {
  /** First grid column, counted from 1. */
  startIndex: number;
  /** Last grid column, included. */
  endIndex: number;
  view: ViewDescriptor;
}

/** A grid of views, with separate placements for 4 and 8 columns (ENT-10, RTE-22). */
export interface Layout {
  id: string;
  group: string;
  contentType: string;
  permissionsRequired: string[];
  requiredAuthContexts: string[];
  layoutItems: LayoutItem[];
  layoutItems8col: LayoutItem[];
  layoutItems4col: LayoutItem[];
}

/** The routes and layouts that the backend knows for one path (API-01, RTE-19). */
export interface NavigationData {
  routes: Route[];
  layouts: Layout[];
}

/** A route without an id still takes precedence at its path, so its path becomes its id. */
export const routeSchema: Schema<Route> = v.pipe(
  restricted(
    v.object({
      id: text,
      path: v.string(),
      mode: text,
      permissionsRequired: texts,
      requiredAuthContext: text,
      extras: v.nullish(v.record(v.string(), v.unknown()), {}),
      layoutOrRouteId: text,
    }),
    ['permissionsRequired', 'requiredAuthContext'],
  ),
  v.transform((route) => ({ ...route, id: route.id || route.path })),
);

/** A mistake here must not cost the market: the page clamps invalid columns and warns of them. */
const columnSchema = v.fallback(v.number(), 0);

const layoutItemSchema: Schema<LayoutItem> = v.object({
  startIndex: columnSchema,
  endIndex: columnSchema,
  view: v.fallback(viewDescriptorSchema, () => emptyOf(viewDescriptorSchema)),
});

const layoutItemsSchema = listOf(layoutItemSchema);

export const layoutSchema: Schema<Layout> = restricted(
  v.object({
    id: v.string(),
    group: text,
    contentType: text,
    permissionsRequired: texts,
    requiredAuthContexts: texts,
    layoutItems: layoutItemsSchema,
    layoutItems8col: layoutItemsSchema,
    layoutItems4col: layoutItemsSchema,
  }),
  ['permissionsRequired', 'requiredAuthContexts'],
);

export const navigationDataSchema: Schema<NavigationData> = v.object({
  routes: listOf(routeSchema),
  layouts: listOf(layoutSchema),
});
