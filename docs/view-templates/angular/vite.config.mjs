import { defineConfig } from 'vite';

export default defineConfig({
  define: { ngDevMode: 'false', ngJitMode: 'false' },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      // What ngc has compiled, and its style sheet.
      input: { view: 'build/my-view.js', style: 'src/view.css' },
      // The shell's page has one copy of these for all views.
      external: [/^@angular\//, /^rxjs/],
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', assetFileNames: 'view[extname]' },
    },
  },
});
