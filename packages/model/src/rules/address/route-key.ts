import { isPlainPath } from './path.ts';
import { percentCodes } from './percent-codes.ts';

/**
 * A path in the route table's form: one slash between segments, one at the end, percent codes decoded. A trailing
 * star, with or without its slash, is normalised to the form without (RTE-15).
 */
export function routeKey(path: string): string {
  if (isPlainPath(path)) return path.endsWith('/') ? path : `${path}/`;
  return decode(slashed(path))
    .normalize()
    .replace(/\/\*\/$/, '/*');
}

/** A path with one slash between segments, and one at either end. */
export function slashed(path: string): string {
  return `/${path}/`.replace(/[\\/]+/g, '/');
}

/** Leaves separators encoded, so that a decoded slash never makes another path. */
function decode(path: string): string {
  try {
    return path.replace(percentCodes, decodeURI).replaceAll('\\', '%5C');
  } catch {
    return path;
  }
}
