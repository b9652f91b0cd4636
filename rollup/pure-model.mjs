/**
 * Marks all modules of the model as free of side effects, as its package.json does. `@rollup/plugin-node-resolve` loses that mark for
 * modules that it resolves concurrently, so whether unused modules were kept depended on chance.
 */
export const pureModel = {
  name: 'pure-model',
  transform: (code, id) => (id.includes('/packages/model/src/') ? { moduleSideEffects: false } : null),
};
