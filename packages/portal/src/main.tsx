import { start } from './bootstrap/start.tsx';

const container = document.getElementById('fp-portal');
if (!container) throw new Error('The page has no element with the id fp-portal.');
// @lit-labs/router matches paths with it; browsers from before September 2025 lack it. (An await here would split the bundle.)
const ready = 'URLPattern' in globalThis ? undefined : import('urlpattern-polyfill');
void start(container, { ready });

const made = document.querySelector('fp-first-paint');
if (made) {
  void import('./bootstrap/first-paint.ts').then(
    ({ endFirstPaint }) => endFirstPaint(made, container),
    () => made.remove(),
  );
}
