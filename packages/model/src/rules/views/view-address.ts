import { viewFrameworks, type ViewFramework } from '../../constants/views.ts';
import type { Environment, ViewDescriptor } from '../../entities/index.ts';
import { isOutsideUrl } from '../locale/outside-url.ts';
import { ViewFailure } from './view-failure.ts';

export interface ViewSource {
  framework: ViewFramework;
  /** The module or remote entry. */
  address: string;
  css: string[];
}

type Base = Pick<Environment, 'WEBCOMPONENT_BASE_URL'>;

/**
 * The addresses of a view. Its code runs in the page, so it may only come from this site or from the origin of WEBCOMPONENT_BASE_URL,
 * whatever the market says.
 * @param origin this site's origin
 * @throws ViewFailure
 */
export function viewSource(
  { id, framework, url, css }: ViewDescriptor,
  environment: Base,
  origin: string,
): ViewSource {
  const known = viewFrameworks.find((name) => name === framework);
  if (!known) throw new ViewFailure('descriptor', `Unrecognized view framework: ${framework}`);
  if (!url.trim()) throw new ViewFailure('descriptor', `The view "${id}" has no address`);
  const address = webComponentUrl(url, environment, origin);
  return { framework: known, address, css: css.map((sheet) => allowed(sheet, address, environment, origin)) };
}

/**
 * The absolute URL of a web component. Without a scheme or a leading slash, it is relative to WEBCOMPONENT_BASE_URL.
 * @throws ViewFailure
 */
function webComponentUrl(url: string, environment: Base, origin: string): string {
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(url.trim());
  if (!isRelative) return allowed(url, origin, environment, origin);
  const base = baseOf(environment, origin);
  if (base === null) throw new ViewFailure('descriptor', 'WEBCOMPONENT_BASE_URL is not defined');
  return allowed(url, base, environment, origin);
}

function allowed(url: string, base: string, environment: Base, origin: string): string {
  const target = URL.parse(url, base);
  const isHttp = target?.protocol === 'https:' || target?.protocol === 'http:';
  if (!target || !isHttp || target.username || target.password || isOutsideUrl(target.href))
    throw new ViewFailure('descriptor', `A view cannot come from ${url.slice(0, 200)}`);
  const extra = baseOf(environment, origin);
  const origins = [origin, extra === null ? origin : new URL(extra).origin];
  if (!origins.includes(target.origin))
    throw new ViewFailure('descriptor', `Views from ${target.origin} are not allowed on this site`);
  target.hash = '';
  return target.href;
}

/** The base folder of all views, with its trailing slash; null if the environment does not set it. */
function baseOf({ WEBCOMPONENT_BASE_URL: base }: Base, origin: string): string | null {
  const href = base.trim() && URL.parse(base, origin)?.href;
  if (!href) return null;
  return href.endsWith('/') ? href : `${href}/`;
}
