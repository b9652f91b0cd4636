import * as v from 'valibot';
import { lenientFlag, lenientText, neededText } from './lenient.ts';
import type { Schema } from './schema.ts';

/** A business screen that another team builds and the shell loads (ENT-11). */
export interface ViewDescriptor {
  /** Names its place: what is marked, kept free and slotted for it. */
  id: string;
  /** The export of the module, or with a remote the exposed module; empty for the default export. */
  exposedComponent: string;
  /** react, vue or angular; any other is reported by the loader, by name (VIEW-02). */
  framework: string;
  /** Names the view itself, wherever it stands, in reports and for analytics. */
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

/** What is missing or wrong costs this view alone: the loader says it in the view's place. */
export const viewDescriptorSchema: Schema<ViewDescriptor> = v.pipe(
  v.object({
    id: neededText,
    exposedComponent: lenientText,
    framework: neededText,
    viewId: neededText,
    url: lenientText,
    remote: lenientText,
    isolated: lenientFlag,
    css: addresses,
  }),
  v.transform((view) => ({ ...view, id: view.id || view.viewId, viewId: view.viewId || view.id })),
);
