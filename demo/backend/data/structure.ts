import * as v from 'valibot';
import { namesIn, readFile, readJson } from './files.ts';

const pageSchema = v.object({
  path: v.string(),
  content: v.string(),
  heroPicture: v.optional(v.string()),
});

const routeSchema = v.looseObject({
  id: v.string(),
  path: v.string(),
  mode: v.string(),
  layoutOrRouteId: v.string(),
  extras: v.optional(v.record(v.string(), v.unknown()), {}),
  links: v.optional(v.record(v.string(), v.string()), {}),
});

/** A height in px, or heights by the minimum window width at which each applies. */
const heightSchema = v.union([v.number(), v.record(v.pipe(v.string(), v.digits()), v.number())]);

const viewSchema = v.object({
  framework: v.string(),
  exposedComponent: v.string(),
  module: v.string(),
  height: heightSchema,
  remote: v.optional(v.string()),
  isolated: v.optional(v.boolean()),
});

const placeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z-]+ \d+-\d+$/, 'a place is written like "cost-chart 1-8"'),
);

const layoutSchema = v.object({
  group: v.string(),
  requiredAuthContexts: v.optional(v.array(v.string()), []),
  permissionsRequired: v.optional(v.array(v.string()), []),
  heights: v.optional(v.record(v.string(), heightSchema), {}),
  '12': v.array(placeSchema),
  '8': v.array(placeSchema),
});

const layoutsSchema = v.object({
  views: v.record(v.string(), viewSchema),
  layouts: v.record(v.string(), layoutSchema),
});

const tabSchema = v.object({ text: v.string(), route: v.string() });

const workspacesSchema = v.array(
  v.object({
    id: v.string(),
    title: v.string(),
    items: v.array(
      v.object({
        text: v.string(),
        route: v.optional(v.string()),
        dropdownItems: v.optional(v.array(v.object({ text: v.string(), tabs: v.array(tabSchema) })), []),
      }),
    ),
  }),
);

/**
 * The part that all markets share: pages, routes, menus and layouts, whose texts are keys into `texts/`.
 * Menus and footer are validated against the market schema after they are filled.
 */
export interface Structure {
  pages: Record<string, v.InferOutput<typeof pageSchema>>;
  routes: v.InferOutput<typeof routeSchema>[];
  layouts: v.InferOutput<typeof layoutsSchema>;
  workspaces: v.InferOutput<typeof workspacesSchema>;
  navigation: unknown;
  menus: Record<string, unknown>;
  footer: unknown;
  site: Record<string, unknown>;
}

export function readStructure(folder: string): Structure {
  const menus = namesIn(folder, 'structure/menus').map((name) => [
    name,
    readJson(folder, `structure/menus/${name}.json`),
  ]);
  return {
    pages: readFile(folder, 'structure/pages.json', v.record(v.string(), pageSchema)),
    routes: readFile(folder, 'structure/routes.json', v.array(routeSchema)),
    layouts: readFile(folder, 'structure/layouts.json', layoutsSchema),
    workspaces: readFile(folder, 'structure/workspaces.json', workspacesSchema),
    navigation: readJson(folder, 'structure/navigation.json'),
    menus: Object.fromEntries(menus) as Record<string, unknown>,
    footer: readJson(folder, 'structure/footer.json'),
    site: readFile(folder, 'structure/site.json', v.record(v.string(), v.unknown())),
  };
}
