import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  // Pictures and late parts are found beside the module, wherever that is served.
  base: './',
  plugins: [vue()],
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { view: 'src/view.ts' },
      // The shell's page has one copy of it for all views.
      external: ['vue'],
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
