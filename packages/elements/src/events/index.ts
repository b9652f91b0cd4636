/**
 * Every event of the shell. Modules that define a tag re-export these types, so that whoever imports the tag gets the event types too; at
 * run time nothing is loaded.
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
