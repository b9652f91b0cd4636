import type { Problem } from '../problems/problem-walk.ts';
import { isObject } from '../unchecked.ts';
import { eachObject } from './each-object.ts';
import { translations } from './locale-problems.ts';

/** Where the parser silently treats a field of the wrong type as missing. */
const lenient = /^(?:navBar|footer\.sections|workspaces\.\d+\.navbar|topBar\.target|routes\.\d+\.extras)\./;
const menus = /^(?:navBar|footer\.sections)\./;

/** The parser reads a list in place of these objects as an object without fields. */
const noLists = ['footer', 'fpgFeatureFlags', 'hideTopBarCompanyName', 'extras'];

/** Reports the fields of an unparsed market that have the wrong type and therefore count as missing. */
export function fieldProblems(market: object): Problem[] {
  const problems: Problem[] = [];
  eachObject(market, (object, place) => {
    const isGroup = 'nodes' in object || 'columns' in object || 'columnGroups' in object;
    for (const [name, value] of Object.entries<unknown>({ ...object })) {
      const path = place ? `${place}.${name}` : name;
      const problem = misread(name, value, path, isGroup);
      if (problem) problems.push({ path, problem });
      else for (const key of misreadKeys(name, value, path, isGroup)) problems.push(key);
    }
  });
  return problems;
}

function misread(name: string, value: unknown, path: string, isGroup: boolean): string {
  if (Array.isArray(value) && noLists.includes(name)) return 'is not an object';
  if ((value ?? null) === null || !lenient.test(path)) return '';
  if (isMap(name)) return isObject(value) && !Array.isArray(value) ? '' : 'is not an object';
  // Anything else without a readable label is reported with its node.
  const isText = ['description', 'iconUrl'].includes(name) || (name === 'label' && isGroup);
  return isText && menus.test(path) && typeof value !== 'string' ? 'is no text' : '';
}

function misreadKeys(name: string, value: unknown, path: string, isGroup: boolean): Problem[] {
  if (!isMap(name) || !lenient.test(path) || (/^(?:altLabels|localeT)/.test(name) && !isGroup)) return [];
  const types = name === 'addedQueryParameters' ? ['string', 'number', 'boolean'] : ['string'];
  return Object.entries<unknown>({ ...(value as object) })
    .filter(([, text]) => !types.includes(typeof text))
    .map(([key]) => ({ path: `${path}.${key}`, problem: 'is no text' }));
}

const isMap = (name: string) => name === 'addedQueryParameters' || translations.includes(name);
