import type { Environment } from '../../entities/index.ts';

/**
 * Whether people are told that the company selector did not load (HDR-15): in stage and production its place stays empty,
 * and only the report says so.
 */
export function showsCompanySelectorFailure({ REACT_APP_ENV }: Pick<Environment, 'REACT_APP_ENV'>): boolean {
  return REACT_APP_ENV !== 'stage' && REACT_APP_ENV !== 'prod';
}
