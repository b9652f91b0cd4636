/** An address of this site in its three parts; query and hash keep their leading `?` and `#`. */
export interface UrlParts {
  path: string;
  query: string;
  hash: string;
}

export function splitUrl(url: string): UrlParts {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url);
  return { path: match?.[1] ?? '', query: match?.[2] ?? '', hash: match?.[3] ?? '' };
}

/** An address without its hash, which only names a place on the same page. */
export function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? '';
}

/** Removes a query parameter from an address. */
export function withoutParameter(url: string, name: string): string {
  const { path, query, hash } = splitUrl(url);
  const rest = new URLSearchParams(query);
  if (!rest.has(name)) return url;
  rest.delete(name);
  return path + (rest.size > 0 ? `?${rest.toString()}` : '') + hash;
}

/** Sets query parameters of an address, replacing any of the same name. Spaces become `%20`, which mail addresses understand too. */
export function withQuery(url: string, added: Record<string, string>): string {
  if (Object.keys(added).length === 0) return url;
  const { path, query, hash } = splitUrl(url);
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(added)) parameters.set(name, value);
  return `${path}?${parameters.toString().replaceAll('+', '%20')}${hash}`;
}

/** Carries query and hash over to another address, which keeps its own (RTE-21). */
export function keepQueryAndHash(url: string, from: string): string {
  const { query, hash } = splitUrl(from);
  const kept = keepQuery(url, query);
  return kept.includes('#') ? kept : kept + hash;
}

/** Adds the query parameters that the address does not set itself (RTE-21). */
function keepQuery(url: string, incoming: string): string {
  const { path, query, hash } = splitUrl(url);
  if (!query) return path + incoming + hash;
  const own = new URLSearchParams(query);
  const kept = [...new URLSearchParams(incoming)].filter(([name]) => !own.has(name));
  for (const [name, value] of kept) own.append(name, value);
  return kept.length ? `${path}?${own.toString()}${hash}` : url;
}
