import type { CookieCategory } from '../../constants/cookies.ts';
import { externalScriptSchema, parse, PayloadError, type Environment } from '../../entities/index.ts';
import { isOutsideUrl } from '../locale/outside-url.ts';

const fields = {
  FRAMEWORK_LIBRARY_SCRIPT: 'framework-library',
  GLOBAL_NAVIGATION_SCRIPT: 'global-navigation',
  COOKIE_BANNER_SCRIPT: 'cookie-banner',
  TAG_MANAGER_SCRIPT: 'tag-manager',
} as const;

type ScriptField = keyof typeof fields;
export type ExternalScriptName = (typeof fields)[ScriptField];

export interface ExternalScript {
  name: ExternalScriptName;
  /** The absolute URL. */
  src: string;
  integrity: string;
  category: CookieCategory | null;
}

export interface ExternalScripts {
  scripts: ExternalScript[];
  /** Why scripts were left out. */
  problems: { name: ExternalScriptName; problem: string }[];
}

/**
 * The third-party scripts that the environment asks for, in loading order. A script of another site must use https and have an
 * integrity digest, so that nobody can replace it.
 * @param page the page's address
 */
export function externalScripts(environment: Pick<Environment, ScriptField>, page: string): ExternalScripts {
  const found: ExternalScripts = { scripts: [], problems: [] };
  for (const [field, name] of Object.entries(fields) as [ScriptField, ExternalScriptName][]) {
    const value = environment[field] ?? null;
    if (value === null) continue;
    try {
      found.scripts.push(scriptOf(name, value, page));
    } catch (error) {
      if (!(error instanceof PayloadError)) throw error;
      found.problems.push({ name, problem: error.message });
    }
  }
  return found;
}

/** @throws PayloadError */
function scriptOf(name: ExternalScriptName, value: unknown, page: string): ExternalScript {
  const { src, integrity, category } = parse(name, externalScriptSchema, value);
  const url = URL.parse(src, page);
  const isOwn = url?.origin === new URL(page).origin;
  if (!url || url.username || url.password || !(isOwn || url.protocol === 'https:'))
    throw new PayloadError(name, 'src', 'an address of https or of this site', `"${src.slice(0, 40)}"`);
  if (isOwn && isOutsideUrl(url.href))
    throw new PayloadError(name, 'src', 'an address of the portal', `"${src.slice(0, 40)}"`);
  if (!isOwn && !integrity)
    throw new PayloadError(name, 'integrity', 'a digest, since it is of another site', 'nothing');
  return { name, src: url.href, integrity, category };
}
