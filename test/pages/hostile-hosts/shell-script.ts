import '../../../packages/elements/src/shell.ts';

/** The one script's own address, for pages in frames. */
export const address = import.meta.url;
