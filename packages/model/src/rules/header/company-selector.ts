import type { Environment } from '../../entities/index.ts';

/**
 * Whether users are told that the company selector failed to load (HDR-15): in stage and production its place stays empty,
 * and the failure is only reported.
 */
export function showsCompanySelectorFailure({ REACT_APP_ENV }: Pick<Environment, 'REACT_APP_ENV'>): boolean {
  return REACT_APP_ENV !== 'stage' && REACT_APP_ENV !== 'prod';
}
