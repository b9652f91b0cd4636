import { defineConfig, globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import webComponents from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['**/dist/', 'node_modules/', 'test-results/', 'docs/view-templates/']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `return refuse(…)` is how a handler ends early.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['packages/elements/src/**/*.ts'],
    extends: [
      lit.configs['flat/recommended'],
      litA11y.configs.recommended,
      webComponents.configs['flat/best-practice'],
    ],
    settings: { lit: { elementBaseClasses: ['LocalizedElement'] } },
    rules: {
      'lit/no-legacy-imports': 'error',
      'lit/no-this-assign-in-render': 'error',
      'lit/no-invalid-escape-sequences': 'error',
      // WebKit takes a list without markers for none, outside of navigation, unless it says what it is.
      'lit-a11y/no-redundant-role': 'off',
      // Importing a class registers nothing: define.ts does (style habit 1).
      'wc/define-tag-after-class-definition': 'off',
    },
  },
  {
    files: ['{packages/portal/src,demo/views/react}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off', // node:test's describe and it return promises
      '@typescript-eslint/no-unused-expressions': 'off', // chai: expect(x).to.be.true
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  // What is run from a terminal speaks to it.
  {
    files: ['demo/backend/serve.ts', 'test/bench/*.ts', 'test/browser/*.ts', 'test/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
