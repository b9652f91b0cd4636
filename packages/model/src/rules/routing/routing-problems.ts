import { ProblemWalk, type Place, type Problem } from '../problems/problem-walk.ts';
import { field, isObject } from '../unchecked.ts';
import { routePathProblem } from './route-path-problem.ts';
import { routeTargetProblem, textAt, type KnownIds } from './route-target-problem.ts';

/**
 * What is wrong with the routes and layouts of an unparsed market: mostly mistakes that would silently lead to a 404 page.
 * Whatever the parser cannot read, it reports itself.
 */
export function routingProblems(market: unknown): Problem[] {
  const walk = new RoutingWalk();
  if (isObject(market)) walk.enter(market, 'routes', [], (place) => walk.market(place));
  return walk.problems;
}

class RoutingWalk extends ProblemWalk {
  market({ value: market }: Place): void {
    const [routes, layouts] = [new Map<string, string>(), new Map<string, string>()];
    this.#eachOf(market, 'layouts', ({ value, path }) => {
      this.#name(layouts, textAt(value, 'id'), path, 'it is never shown');
      for (const name of ['layoutItems', 'layoutItems8col', 'layoutItems4col'])
        this.#columns(field(value, name), `${path}.${name}`);
    });
    this.#eachOf(market, 'routes', ({ value, path }) => {
      const [id, address] = [textAt(value, 'id'), textAt(value, 'path')];
      if (id) this.#name(routes, id, path, 'no redirect leads to it');
      else if (address) routes.set(address, path);
    });
    const known: KnownIds = {
      routes: isComplete(market, 'routes', 'path') ? routes : null,
      layouts: isComplete(market, 'layouts', 'id') ? layouts : null,
    };
    this.#eachOf(market, 'routes', ({ value, path }) =>
      this.say(path, routePathProblem(value) || routeTargetProblem(value, market, known)),
    );
  }

  /** The parser reports values that are not a list or not an object. */
  #eachOf(market: object, name: string, visit: (place: Place) => void): void {
    const entries = field(market, name);
    if (!Array.isArray(entries)) return;
    for (const [index, entry] of entries.entries())
      if (isObject(entry)) this.enter(entry, `${name}.${index}`, [], visit);
  }

  /** Of two entries with the same id, the first counts. */
  #name(known: Map<string, string>, id: string, path: string, consequence: string): void {
    const first = known.get(id);
    if (first) this.say(path, `has the id "${id}" of ${first}, so that ${consequence}`);
    else if (id) known.set(id, path);
  }

  #columns(items: unknown, path: string): void {
    if (!Array.isArray(items)) return;
    for (const [index, item] of items.entries())
      for (const name of ['startIndex', 'endIndex'])
        if (isObject(item) && typeof field(item, name) !== 'number')
          this.say(`${path}.${index}.${name}`, 'is no number');
  }
}

/**
 * Whether the list is complete, so that an id missing from it does not exist: the backend has no more entries, and none was left out
 * because it lacks a needed field.
 */
function isComplete(market: object, name: string, needed: string): boolean {
  const entries = field(market, name) ?? [];
  if (field(market, 'navigationMode') === 'api' || !Array.isArray(entries)) return false;
  return entries.every((entry) => isObject(entry) && typeof field(entry, needed) === 'string');
}
