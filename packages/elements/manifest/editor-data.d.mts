import type { CustomElement, Package } from 'custom-elements-manifest/schema.js';

/** The elements of a manifest, without its other classes. */
export declare function elementsOf(manifest: Package): CustomElement[];

/** The manifest with names that can be written. */
export declare function nameable(manifest: Package): Package;

/** What a style sheet can name, as the manifest of one element. */
export declare function styleNames(manifest: Package): Package;
