import vue from '@vitejs/plugin-vue';
import { defineConfig, mergeConfig } from 'vite';
import { nativeViews, remote } from '../build/vite.mjs';

const views = nativeViews({
  name: 'vue',
  input: {
    'service-calendar': 'src/service-calendar/service-calendar.ts',
    'cost-chart': 'src/cost-chart/cost-chart.ts',
    'search-bar': 'src/search-bar/search-bar.ts',
    'support-hours': 'src/support-hours/support-hours.ts',
    misbehaving: 'src/misbehaving/misbehaving.ts',
  },
  external: ['vue'],
});

const costChart = {
  name: 'vue-remote',
  expose: 'CostChart',
  file: './src/cost-chart/remote.ts',
  shared: { vue: { singleton: true } },
};

/** `vite build` builds the native modules, `vite build --mode remote` the federation remote. */
export default defineConfig(({ mode }) =>
  mergeConfig(
    { root: import.meta.dirname, plugins: [vue()] },
    mode === 'remote' ? remote(costChart) : { base: './', build: views },
  ),
);
