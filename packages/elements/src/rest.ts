/** The elements that a page can show a moment later than its header. */
import './footer/define.ts';
import './skip-link/define.ts';
import './spinner/define.ts';
export type {} from './on-demand.ts';

void import('./on-demand.ts').then(({ defineOnDemand }) => defineOnDemand(document));
