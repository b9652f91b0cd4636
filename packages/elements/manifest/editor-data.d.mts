import type { CustomElement, Package } from 'custom-elements-manifest/schema.js';

/** The part of VS Code's custom data that is changed here. */
interface HtmlData {
  tags: { name: string; attributes: { name: string; valueSet?: string }[] }[];
}

export declare function elementsOf(manifest: Package): CustomElement[];

/** A manifest with only literal names. */
export declare function nameable(manifest: Package): Package;

/** VS Code's data in which boolean attributes complete without a value. */
export declare function bareBooleans(data: HtmlData, manifest: Package): HtmlData;

/** All names that a style sheet can use, as the manifest of a single element. */
export declare function styleNames(manifest: Package): Package;
