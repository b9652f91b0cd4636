import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Pictures and late parts are found beside the module, wherever that is served.
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { view: 'src/MyView.tsx' },
      // The shell's page has one copy of these for all views.
      external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
