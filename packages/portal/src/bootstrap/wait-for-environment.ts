import { readable } from '@fleet-portal/model/api';
import { timers } from '@fleet-portal/model/constants';
import { environmentSchema, type Environment } from '@fleet-portal/model/entities';

/** The fields without which nothing stands. */
const needed = ['REACT_APP_ENV', 'ENV_BASE_URL', 'MARKET_ID'];

declare global {
  interface Window {
    /** What the server says of the environment; set by `/env.js`. */
    FP_ENV?: unknown;
  }
}

/** `window.FP_ENV` did not come in time (SES-01). */
export class EnvironmentMissing extends Error {
  override readonly name = 'EnvironmentMissing';
}

export interface WaitOptions {
  /** What there is of the environment at this moment. */
  read?: () => unknown;
  /** How often to look, in ms. */
  interval?: number;
  /** How long to look, in ms. */
  limit?: number;
}

/**
 * Waits until the server's script has said where the client runs.
 * @throws EnvironmentMissing after the limit
 * @throws PayloadError where the environment is not what it should be
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
