import { defineConfig } from 'vite';
import { angularLibraries, fromThePage } from './angular-libraries.mjs';

export default defineConfig({
  // Pictures and late parts are found beside the module, wherever that is served.
  base: './',
  plugins: [angularLibraries],
  define: { ngDevMode: 'false', ngJitMode: 'false', ngServerMode: 'false' },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      // What ngc has compiled, and its style sheet.
      input: { view: 'build/my-view.js', style: 'src/view.css' },
      external: fromThePage,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', assetFileNames: 'view[extname]' },
    },
  },
});
