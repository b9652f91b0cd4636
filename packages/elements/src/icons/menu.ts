import { svg } from 'lit';
import { icon } from './icon.ts';

export const menuIcon = icon(svg`<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>`);
