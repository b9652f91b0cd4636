import type { Plugin } from 'esbuild';

/** Finishes Angular's libraries, which are published half compiled. */
export declare const angularLinker: Plugin;
