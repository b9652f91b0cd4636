import * as v from 'valibot';
import { lenientFlag, lenientText } from './lenient.ts';
import type { Schema } from './schema.ts';

/** A business screen that another team builds and the shell loads (ENT-11). */
export interface ViewDescriptor {
  id: string;
  /** The export of the module, or with a remote the exposed module; empty for the default export. */
  exposedComponent: string;
  /** react, vue or angular; any other is reported by the loader, by name (VIEW-02). */
  framework: string;
  viewId: string;
  /** The address of the view's module or remote entry. */
  url: string;
  /** The name of a Module Federation remote; empty for a native module. */
  remote: string;
  /** The view lives in a shadow root, and its styles with it. */
  isolated: boolean;
  /** Addresses of its style sheets, relative to its module. */
  css: string[];
}

/** A style sheet whose address nobody can read is left out: it must not cost the market. */
const addresses: Schema<string[]> = v.fallback(
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) => items.filter((item) => typeof item === 'string')),
  ),
  () => [],
);

export const viewDescriptorSchema: Schema<ViewDescriptor> = v.object({
  id: v.string(),
  exposedComponent: v.string(),
  framework: v.string(),
  viewId: v.string(),
  url: v.nullish(v.string(), ''),
  remote: lenientText,
  isolated: lenientFlag,
  css: addresses,
});
