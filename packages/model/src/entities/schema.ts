import type { GenericSchema } from 'valibot';

/**
 * Reads an `Entity` out of anything. Entities that others are built of name their type themselves instead of having it
 * inferred: it reads better, and types inferred through many schemas are slow and do not survive declaration files.
 */
export type Schema<Entity> = GenericSchema<unknown, Entity>;
