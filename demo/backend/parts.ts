import type { Environment } from '@fleet-portal/model/entities';
import type { Data } from './data/data.ts';
import type { Renderers } from './renderers.ts';
import type { Sessions } from './sessions.ts';

/** The dependencies that all parts of the backend share. */
export interface Parts {
  data: Data;
  sessions: Sessions;
  /** The values of `window.FP_ENV` other than the origin and the market. */
  environment: Omit<Environment, 'ENV_BASE_URL' | 'MARKET_ID'>;
  now: () => number;
  /** Renders header and footer on the server. */
  renderers: () => Promise<Renderers>;
}
