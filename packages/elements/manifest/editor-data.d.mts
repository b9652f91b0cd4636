import type { CustomElement, Package } from 'custom-elements-manifest/schema.js';

/** VS Code's custom data, as far as it is changed. */
interface HtmlData {
  tags: { name: string; attributes: { name: string; valueSet?: string }[] }[];
}

/** The elements of a manifest, without its other classes. */
export declare function elementsOf(manifest: Package): CustomElement[];

/** The manifest with names that can be written. */
export declare function nameable(manifest: Package): Package;

/** VS Code's data with boolean attributes that are completed without a value. */
export declare function bareBooleans(data: HtmlData, manifest: Package): HtmlData;

/** What a style sheet can name, as the manifest of one element. */
export declare function styleNames(manifest: Package): Package;
