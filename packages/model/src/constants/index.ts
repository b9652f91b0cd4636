export * from './layout.ts';
export * from './permissions.ts';
export * from './products.ts';
export * from './timeouts.ts';
export * from './timers.ts';
