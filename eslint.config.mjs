// The rules for elements and their templates; the rules for all code are oxlint's, in .oxlintrc.json.
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
    // Outside of navigation, WebKit exposes a list without markers as a list only if it has an explicit role.
    'lit-a11y/no-redundant-role': 'off',
    // Importing a class registers nothing: define.ts does (style habit 1).
    'wc/define-tag-after-class-definition': 'off',
  },
});
