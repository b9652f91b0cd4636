import { icon } from './icon.ts';

export const userIcon = icon('M7 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0');
