import { svg } from 'lit';
import { icon } from './icon.ts';

export const chevronRightIcon = icon(svg`<path d="m9 18 6-6-6-6"/>`);
