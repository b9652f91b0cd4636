import { slashed } from '../address/route-key.ts';
import { textAt } from './route-target-problem.ts';

/** Why no address can ever match a route's path; an empty text if some can. */
export function routePathProblem(route: object): string {
  const path = textAt(route, 'path');
  if (/^[a-z][\w+.-]*:|^[/\\]{2}/i.test(path)) return 'has a whole address as its path';
  if (/[?#]/.test(path)) return 'has a query or a fragment in its path, which no route is told by';
  if (path.includes('/:')) return 'has a parameter in its path; only "/*/" at the end stands for many pages';
  if (
    slashed(path)
      .replace(/\/\*\/$/, '')
      .includes('*')
  )
    return 'has a star in its path that is not "/*/" at the end';
  return '';
}
