export type Resolution = 'bundler' | 'nodenext';

/** Strict TypeScript options for a page with React, in the form of tsconfig.json. */
export const compilerOptions = (moduleResolution: Resolution) => ({
  module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
  moduleResolution,
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
});
