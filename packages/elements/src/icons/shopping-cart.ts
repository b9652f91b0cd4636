import { svg } from 'lit';
import { icon } from './icon.ts';

export const cartIcon = icon(
  svg`<path d="M2 2h2l2.7 12.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6L22 7H5.1"/><circle cx="8" cy="21" r="1"/><circle cx="19" cy="21" r="1"/>`,
);
