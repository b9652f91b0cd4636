import type { Environment } from '../../entities/index.ts';

/** Whether this site is one of its developers': their own computers, and the development site. */
export function isDevelopment({ REACT_APP_ENV }: Pick<Environment, 'REACT_APP_ENV'>): boolean {
  return REACT_APP_ENV === 'local' || REACT_APP_ENV === 'development';
}
