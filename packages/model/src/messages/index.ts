export * from './bar-messages.ts';
export type { BarMessages, PageMessages, ShellMessages } from './catalogue.ts';
export * from './cookie-messages.ts';
export * from './flow-messages.ts';
export * from './format.ts';
export * from './links.ts';
export * from './notice-messages.ts';
export * from './page-messages.ts';
export * from './shell-messages.ts';
