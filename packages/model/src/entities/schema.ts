import type { GenericSchema } from 'valibot';

/**
 * Parses any value to an `Entity`. Entities that others are composed of declare their type instead of having it inferred:
 * it reads better, and types inferred through many schemas are slow and do not survive declaration files.
 */
export type Schema<Entity> = GenericSchema<unknown, Entity>;
