import type { Environment } from '../../entities/index.ts';

/** Whether this is a site for developers: on their own computers, or the development site. */
export function isDevelopment({ REACT_APP_ENV }: Pick<Environment, 'REACT_APP_ENV'>): boolean {
  return REACT_APP_ENV === 'local' || REACT_APP_ENV === 'development';
}
