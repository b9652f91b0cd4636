import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { nativeViews, remote } from '../build/vite.mjs';

const views = nativeViews({
  name: 'react',
  input: {
    'fleet-health': 'src/fleet-health/FleetHealth.tsx',
    'charging-planner': 'src/charging-planner/ChargingPlanner.tsx',
    'company-selector': 'src/company-selector/CompanySelector.tsx',
    'record-list': 'src/record-list/RecordList.tsx',
    cart: 'src/cart/Cart.tsx',
    'notification-settings': 'src/notification-settings/NotificationSettings.tsx',
    misbehaving: 'src/misbehaving/misbehaving.tsx',
  },
  external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
});

const fleetHealth = {
  name: 'react-remote',
  expose: 'FleetHealth',
  file: './src/fleet-health/remote.ts',
  shared: { react: { singleton: true }, 'react/jsx-runtime': { singleton: true } },
};

/** `vite build` builds the native modules, `vite build --mode remote` the federation remote. */
export default defineConfig(({ mode }) =>
  mergeConfig(
    { root: import.meta.dirname, plugins: [react()] },
    mode === 'remote' ? remote(fleetHealth) : { base: './', build: views },
  ),
);
