import type { Environment } from '@fleet-portal/model/entities';
import type { Data } from './data/data.ts';
import type { Renderers } from './renderers.ts';
import type { Sessions } from './sessions.ts';

/** What every part of the backend shares. */
export interface Parts {
  data: Data;
  sessions: Sessions;
  /** What `window.FP_ENV` says beside the origin and the market. */
  environment: Omit<Environment, 'ENV_BASE_URL' | 'MARKET_ID'>;
  now: () => number;
  /** What makes header and footer on the server. */
  renderers: () => Promise<Renderers>;
}
