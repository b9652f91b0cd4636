/**
 * Says of each module of the model that it only exports, as its package.json does: `@rollup/plugin-node-resolve` forgets that of modules
 * which it resolves at the same time, and they were loaded where nobody used them, or not, by chance.
 */
export const pureModel = {
  name: 'pure-model',
  transform: (code, id) => (id.includes('/packages/model/src/') ? { moduleSideEffects: false } : null),
};
