import { svg } from 'lit';
import { icon } from './icon.ts';

export const chevronDownIcon = icon(svg`<path d="m6 9 6 6 6-6"/>`);
