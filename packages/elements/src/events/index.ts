export * from './cookie-settings-event.ts';
export * from './locale-change-event.ts';
export * from './login-event.ts';
export * from './logout-event.ts';
export * from './menu-event.ts';
export * from './navigate-event.ts';
