import type { bars } from './en/bars.ts';
import type { shell } from './en/shell.ts';
import type { pages } from './en/pages.ts';

/** The messages of the header's bars. */
export type BarMessages = typeof bars;

/** The messages of header, footer and menus. */
export type ShellMessages = typeof shell;

/** The messages of the portal's pages and errors. */
export type PageMessages = typeof pages;

/** The part of the page messages that one file holds, so that each language's files match the English ones. */
export type Words<Source extends Record<string, string>> = { [Key in keyof Source]: string };
