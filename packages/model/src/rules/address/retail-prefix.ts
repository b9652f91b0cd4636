/** A path of a retail site under its prefix (RTE-16). */
export function withPrefix(rest: string, prefix: string): string {
  const segment = prefixSegment(prefix);
  return !segment || rest.startsWith(`/${segment}/`) ? rest : `/${segment}${rest}`;
}

/** The path without the prefix, as markets configure it. */
export function withoutPrefix(rest: string, prefix: string): string {
  const segment = prefixSegment(prefix);
  return segment && rest.startsWith(`/${segment}/`) ? rest.slice(segment.length + 1) : rest;
}

/** One plain word, with or without slashes around it. Anything else, which only an unparsed market can have, is no prefix. */
function prefixSegment(prefix: string): string {
  return /^\/*([\w-]+)\/*$/.exec(prefix)?.[1] ?? '';
}
