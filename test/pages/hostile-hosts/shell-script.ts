import '../../../packages/elements/src/shell.ts';

/** The URL of this script, which frames load as the one script. */
export const address = import.meta.url;
