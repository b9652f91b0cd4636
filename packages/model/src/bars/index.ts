/**
 * Entry point for the build only: it collects the part of the model that header and footer need at once into one file. The built elements
 * import it instead of the indexes, from which a bundler would load everything that any element uses.
 */
export * from '../constants/index.ts';
export * from '../messages/index.ts';
export * from '../rules/index.ts';
