// What the elements and their templates may say; the rules for all code are oxlint's, in .oxlintrc.json.
import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import webComponents from 'eslint-plugin-wc';

export default defineConfig({
  files: ['packages/elements/src/**/*.ts'],
  languageOptions: { parser },
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
});
