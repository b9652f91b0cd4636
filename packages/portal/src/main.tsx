import { start } from './bootstrap/start.tsx';

const container = document.getElementById('fp-portal');
if (!container) throw new Error('The page has no element with the id fp-portal.');
// @lit-labs/router matches paths with it; browsers from before September 2025 lack it.
if (!('URLPattern' in globalThis)) await import('urlpattern-polyfill');
void start(container);
