import { icon } from './icon.ts';

export const cartIcon = icon(
  'M2 2h2l2.7 12.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6L22 7H5.1M7 21a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 21a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
);
