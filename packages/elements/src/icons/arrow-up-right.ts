import { svg } from 'lit';
import { icon } from './icon.ts';

export const externalIcon = icon(svg`<path d="M7 7h10v10"/><path d="M7 17 17 7"/>`);
