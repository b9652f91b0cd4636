/** A path of a retail site under its prefix (RTE-16). */
export function withPrefix(rest: string, prefix: string): string {
  const segment = prefixSegment(prefix);
  return !segment || rest.startsWith(`/${segment}/`) ? rest : `/${segment}${rest}`;
}

/** The same path as markets configure it. */
export function withoutPrefix(rest: string, prefix: string): string {
  const segment = prefixSegment(prefix);
  return segment && rest.startsWith(`/${segment}/`) ? rest.slice(segment.length + 1) : rest;
}

/** One plain word, with or without slashes around it; in a market that nobody has parsed anything else is no prefix. */
function prefixSegment(prefix: string): string {
  return /^\/*([\w-]+)\/*$/.exec(prefix)?.[1] ?? '';
}
