import { icon } from './icon.ts';

export const externalIcon = icon('M7 7h10v10M7 17 17 7');
