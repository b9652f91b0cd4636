export * from './cookies.ts';
export * from './layout.ts';
export * from './navigation.ts';
export * from './permissions.ts';
export * from './products.ts';
export * from './timeouts.ts';
export * from './timers.ts';
export * from './translate-me.ts';
