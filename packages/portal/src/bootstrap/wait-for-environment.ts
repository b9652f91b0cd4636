import { readable } from '@fleet-portal/model/api';
import { timers } from '@fleet-portal/model/constants';
import { environmentSchema, type Environment } from '@fleet-portal/model/entities';

/** The fields without which nothing works. */
const needed = ['REACT_APP_ENV', 'ENV_BASE_URL', 'MARKET_ID'];

declare global {
  interface Window {
    /** The environment as the server provides it; set by `/env.js`. */
    FP_ENV?: unknown;
  }
}

/** `window.FP_ENV` was not set in time (SES-01). */
export class EnvironmentMissing extends Error {
  override readonly name = 'EnvironmentMissing';
}

export interface WaitOptions {
  /** Reads the environment; undefined if it is not set yet. */
  read?: () => unknown;
  /** How often to look, in ms. */
  interval?: number;
  /** How long to look, in ms. */
  limit?: number;
}

/**
 * Waits until the server's script has set the environment.
 * @throws EnvironmentMissing after the limit
 * @throws PayloadError if the environment is invalid
 */
export async function waitForEnvironment({
  read = () => window.FP_ENV,
  interval = timers.environmentPoll,
  limit = timers.environmentLimit,
}: WaitOptions = {}): Promise<Environment> {
  const end = performance.now() + limit;
  for (let value = read(); ; value = read()) {
    if (value !== undefined) return readable('environment', environmentSchema, value, needed);
    if (performance.now() >= end)
      throw new EnvironmentMissing(`window.FP_ENV was not set within ${limit / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
