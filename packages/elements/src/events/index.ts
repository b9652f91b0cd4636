/**
 * Every event of the shell. A module that defines a tag says `export type {} from` this one, and that of its class from the
 * definition: their declarations bring TypeScript tag and events then, for they leave out what is only imported, and a script
 * has nothing of it.
 */
export * from './answerable-event.ts';
export * from './banner-event.ts';
export * from './cookie-consent-event.ts';
export * from './company-change-event.ts';
export * from './cookie-settings-event.ts';
export * from './dismiss-all-event.ts';
export * from './error-event.ts';
export * from './locale-change-event.ts';
export * from './login-event.ts';
export * from './logout-event.ts';
export * from './menu-event.ts';
export * from './modal-event.ts';
export * from './navigate-event.ts';
export * from './notification-action-event.ts';
export * from './notification-delete-event.ts';
export * from './notification-read-event.ts';
export * from './notification-settings-event.ts';
export * from './notifications-close-event.ts';
export * from './notifications-open-event.ts';
export * from './notifications-retry-event.ts';
export * from './search-event.ts';
export * from './top-notification-close-event.ts';
