// The direction of imports: model ← elements ← portal; demo and test use them all and nobody uses those.
const from = (path, except) => ({ path, ...(except && { pathNot: except }) });
const tests = '\\.(test|fixture|samples)\\.tsx?$|/src/testing/';

module.exports = {
  forbidden: [
    {
      name: 'model-stands-alone',
      comment: 'The model knows no DOM, no Lit, no React and no other package.',
      severity: 'error',
      from: from('^packages/model/src', tests),
      to: { pathNot: '^(packages/model/src|node_modules/valibot)' },
    },
    {
      name: 'elements-use-model-only',
      severity: 'error',
      from: from('^packages/elements/src', tests),
      to: { path: '^(packages/portal|demo|test|node_modules/(react|react-dom)/)' },
    },
    {
      name: 'elements-know-no-backend',
      comment:
        'Data comes in as properties; only the market behind src is fetched, and what connectShell is there for.',
      severity: 'error',
      from: from('^packages/elements/src', `${tests}|^packages/elements/src/connect/`),
      to: { path: '^packages/model/src/api' },
    },
    {
      name: 'portal-uses-no-demo',
      severity: 'error',
      from: from('^packages/portal/src', tests),
      to: { path: '^(demo|test)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'A host page imports the built script by its address.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^/fp-connect\\.js$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^demo/views/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@fleet-portal/source', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
