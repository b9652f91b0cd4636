/** Loads what every page needs soon. */
export const loadSoon = () => import('./soon.ts');
