// The direction of imports: model ← elements ← portal; demo and test use them all and nobody uses those.
const from = (path, except) => ({ path, ...(except && { pathNot: except }) });
const tests = '\\.(test|fixture|samples)\\.tsx?$|/src/testing/';

/** Of a package's folders, named from what is put together of all the others to what stands on nothing, none uses one above it. */
const layered = (source, layers) =>
  layers.slice(1).map((layer, at) => ({
    name: `${layer}-uses-nothing-above`,
    severity: 'error',
    from: from(`^${source}/${layer}/`, tests),
    to: { path: `^${source}/(${layers.slice(0, at + 1).join('|')})/` },
  }));

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
    ...layered('packages/elements/src', [
      'connect',
      'server',
      'header',
      'footer',
      'workspace-bar',
      'notifications',
      'top-notifications',
      'banner',
      'modal',
      'consent',
      'search-bar',
      'skip-link',
      'spinner',
      'market',
      'internal',
      'sanitize',
      'theme',
      'icons',
      'events',
    ]),
    ...layered('packages/portal/src', [
      'bootstrap',
      'shell',
      'pages',
      'views',
      'flows',
      'notifications',
      'notices',
      'developer',
      'scripts',
      'analytics',
      'gate',
      'products',
      'session',
      'consents',
      'page',
      'loading',
      'router',
      'wrappers',
      'context',
      'dom',
      'store',
    ]),
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
