/** The elements that may appear a moment later than the header. */
import './footer/define.ts';
import './skip-link/define.ts';
import './spinner/define.ts';
export type {} from './on-demand.ts';

import('./on-demand.ts')
  .then(({ defineOnDemand }) => defineOnDemand(document))
  .catch((error: unknown) => console.error('The elements that few pages have could not be loaded.', error));
