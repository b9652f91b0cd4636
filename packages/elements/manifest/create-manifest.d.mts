import type { Package } from 'custom-elements-manifest/schema.js';

/** The manifest of the elements: each tag that the package exports a definition of, and the events. */
export declare function createManifest(): Package;
