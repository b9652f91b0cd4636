import { icon } from './icon.ts';

export const menuIcon = icon('M4 5h16M4 12h16M4 19h16');
