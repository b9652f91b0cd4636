import type { APIRequestContext } from '@playwright/test';
import {
  environmentSchema,
  marketSchema,
  marketSummariesSchema,
  navigationDataSchema,
  parse,
  sessionSchema,
  type Environment,
  type Market,
  type MarketSummary,
  type Session,
} from '@fleet-portal/model/entities';
import {
  createRouteTable,
  decide,
  extendRouteTable,
  growingRouteTable,
  splitLocale,
  splitUrl,
  visitor,
  type GrowingRouteTable,
  type RouteTable,
} from '@fleet-portal/model/rules';

interface OtherSite {
  market: Market;
  table: RouteTable;
}

/** A country's site as its backend serves it, parsed as the portal does. */
export class Site {
  readonly #request: APIRequestContext;
  readonly #asked = new Set<string>();
  readonly #others = new Map<string, OtherSite>();
  readonly environment: Environment;
  readonly #summaries: MarketSummary[];
  readonly market: Market;
  readonly table: GrowingRouteTable;

  private constructor(
    request: APIRequestContext,
    environment: Environment,
    summaries: MarketSummary[],
    market: Market,
  ) {
    this.#request = request;
    this.environment = environment;
    this.#summaries = summaries;
    this.market = market;
    this.table = growingRouteTable(createRouteTable(market));
  }

  static async open(request: APIRequestContext, id: string): Promise<Site> {
    await enterSite(request, id);
    const script = await (await request.get('/env.js')).text();
    const environment: unknown = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
    const list: unknown = await (await request.get('/markets.json')).json();
    const { markets } = parse('markets', marketSummariesSchema, list);
    return new Site(
      request,
      parse('environment', environmentSchema, environment),
      markets,
      await readMarket(request, id),
    );
  }

  /** In api mode, loads the routes for a URL (RTE-19). */
  async learn(url: string): Promise<void> {
    const { path } = splitUrl(url);
    if (this.market.navigationMode !== 'api' || this.#asked.has(path)) return;
    this.#asked.add(path);
    const answer = await this.#request.get(`/navigation/?path=${encodeURIComponent(path)}`);
    const loaded = parse('navigation', navigationDataSchema, await answer.json());
    extendRouteTable(this.table, loaded);
  }

  /** Whether another country's site starts at a path, or has a public page there. */
  async isElsewhere(path: string): Promise<boolean> {
    const { locale, rest } = splitLocale(path);
    if (this.#summaries.some(({ url }) => new URL(url).pathname === path)) return true;
    const own = this.#summaries.filter(({ allowedLocales }) => locale && allowedLocales.includes(locale));
    if (own.length > 0 && rest === '/') return true;
    for (const { id } of own) {
      const { environment } = this;
      const other = await this.#other(id);
      if (decide(path, { ...other, environment, session: visitor }).kind === 'content') return true;
    }
    return false;
  }

  /** Another country's site, loaded once. */
  async #other(id: string): Promise<OtherSite> {
    const known = this.#others.get(id);
    if (known) return known;
    const market = await readMarket(this.#request, id);
    const other = { market, table: createRouteTable(market) };
    this.#others.set(id, other);
    return other;
  }

  async session(): Promise<Session> {
    return parse('session', sessionSchema, await (await this.#request.get('/session')).json());
  }
}

async function readMarket(request: APIRequestContext, id: string): Promise<Market> {
  return parse('market', marketSchema, await (await request.get(`/markets/${id}.json`)).json());
}

/** Switches this browser's origin to a country's site. */
export async function enterSite(request: APIRequestContext, id: string): Promise<void> {
  await request.get(`/sites/${id}/`, { maxRedirects: 0 });
}
