import { marketSchema, type Market, type MarketSummary } from '@fleet-portal/model/entities';
import { marketProblems } from '@fleet-portal/model/rules';
import * as v from 'valibot';
import { check, DataError, namesIn, readFile } from './files.ts';
import { createFill, isFields } from './fill.ts';
import { fillLayouts, fillRoutes, fillWorkspaces } from './routes.ts';
import type { Structure } from './structure.ts';
import { textFiller, type Texts } from './texts.ts';

/** A market's own file: any field of a market, in the structure's shorthand, and how it differs from the shared structure. One with a `navBar` is a whole market. */
const marketFileSchema = v.looseObject({
  id: v.string(),
  allowedLocales: v.array(v.string()),
  retailPrefix: v.optional(v.string(), ''),
  leaveOut: v.optional(v.array(v.string()), []),
  targets: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  footer: v.optional(v.record(v.string(), v.unknown()), {}),
});

type MarketFile = v.InferOutput<typeof marketFileSchema>;

export type Markets = ReadonlyMap<string, Market>;

/**
 * Composes every market from its file, the shared structure and its languages' texts, or takes a whole market as it is, and validates the
 * result.
 */
export function readMarkets(
  folder: string,
  structure: Structure,
  textsOf: (locale: string) => Texts,
): Markets {
  const markets = namesIn(folder, 'markets').map((name) => readMarket(folder, name, structure, textsOf));
  return new Map(markets.map((market) => [market.id, market]));
}

function readMarket(
  folder: string,
  name: string,
  structure: Structure,
  textsOf: (locale: string) => Texts,
): Market {
  const file = `markets/${name}.json`;
  const written = readFile(folder, file, marketFileSchema);
  if (written.id !== name)
    throw new DataError(file, 'id', `expected "${name}" as the file is called, found "${written.id}"`);

  const isWhole = 'navBar' in written;
  const market = isWhole ? written : compose(written, file, structure, textsOf);
  const [mistake] = marketProblems(market);
  const fileAt = (path: string) => (isWhole ? file : fileOf(path, file));
  if (mistake) throw new DataError(fileAt(mistake.path), mistake.path, mistake.problem);
  return check(fileAt, marketSchema, market);
}

function compose(
  { leaveOut: leftOut, targets, footer, ...own }: MarketFile,
  file: string,
  structure: Structure,
  textsOf: (locale: string) => Texts,
): Record<string, unknown> {
  const leaveOut = new Set(leftOut);
  const text = textFiller(own.allowedLocales, textsOf);
  const pathOf = pathsOf(structure, own.retailPrefix);
  const fill = createFill({ text, pathOf, leaveOut, targets, menus: structure.menus });
  const parts = { structure, text, pathOf, leaveOut };
  return {
    ...fields(fill(structure.site, 'structure/site.json')),
    ...fields(fill(own, file)),
    navBar: fill(structure.navigation, 'structure/navigation.json'),
    footer: { ...fields(fill(structure.footer, 'structure/footer.json')), ...fields(fill(footer, file)) },
    routes: fillRoutes(parts),
    layouts: fillLayouts(structure),
    workspaces: fillWorkspaces(parts),
  };
}

function pathsOf({ pages, routes }: Structure, retailPrefix: string): (id: string) => string | undefined {
  const paths = new Map([
    ...Object.entries(pages).map(([id, { path }]) => [id, path] as const),
    ...routes.map(({ id, path }) => [id, path] as const),
  ]);
  return (id) => {
    const path = paths.get(id);
    return path && retailPrefix ? `/${retailPrefix}${path}` : path;
  };
}

const sharedFiles = ['navigation', 'footer', 'routes', 'layouts', 'workspaces'];

/** The sample data file that a field of the composed market comes from. */
function fileOf(path: string, marketFile: string): string {
  const [field = ''] = path.split('.');
  const name = field === 'navBar' ? 'navigation' : field;
  return sharedFiles.includes(name) ? `structure/${name}.json` : marketFile;
}

function fields(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {};
}

/** The list of country sites; each has its own address below the origin. */
export function marketSummaries(markets: Markets, origin: string): MarketSummary[] {
  return [...markets.values()].map(({ id, title, countryCode, allowedLocales }) => ({
    id,
    title,
    countryCode,
    allowedLocales,
    url: `${origin}/sites/${id}/`,
  }));
}
