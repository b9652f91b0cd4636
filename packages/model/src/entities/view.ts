import * as v from 'valibot';
import type { Schema } from './schema.ts';

/** A business screen that another team builds and the shell loads (ENT-11). */
export interface ViewDescriptor {
  id: string;
  exposedComponent: string;
  /** react, vue or angular; any other is reported by the loader, by name (VIEW-02). */
  framework: string;
  viewId: string;
  /** The address of the view's module or remote entry. */
  url: string;
}

export const viewDescriptorSchema: Schema<ViewDescriptor> = v.object({
  id: v.string(),
  exposedComponent: v.string(),
  framework: v.string(),
  viewId: v.string(),
  url: v.nullish(v.string(), ''),
});
