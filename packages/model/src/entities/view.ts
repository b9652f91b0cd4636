import * as v from 'valibot';
import { lenientFlag, lenientText, neededText } from './lenient.ts';
import type { Schema } from './schema.ts';

/** A business screen that another team builds and the shell loads (ENT-11). */
export interface ViewDescriptor {
  /** Identifies its place on the page: its marker, its reserved space and its slot. */
  id: string;
  /** The export of the module, or with a remote the exposed module; empty for the default export. */
  exposedComponent: string;
  /** react, vue or angular; any other is reported by the loader, by name (VIEW-02). */
  framework: string;
  /** Identifies the view itself, wherever it is shown, in reports and analytics. */
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

/** An unreadable style sheet address is left out: it must not cost the market. */
const addresses: Schema<string[]> = v.fallback(
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) => items.filter((item) => typeof item === 'string')),
  ),
  () => [],
);

/** An invalid descriptor costs only this view: the loader reports it in the view's place. */
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
