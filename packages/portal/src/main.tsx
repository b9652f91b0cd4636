import { start } from './bootstrap/start.tsx';
import { inTime } from './loading/in-time.ts';

const container = document.getElementById('fp-portal');
if (!container) throw new Error('The page has no #fp-portal.');
const made = document.querySelector<HTMLElement>('fp-first-paint');

const ready = Promise.all([
  // @lit-labs/router matches paths with it; browsers from before September 2025 lack it. (An await here would split the bundle.)
  'URLPattern' in globalThis || import('urlpattern-polyfill'),
  // Awaited, so that there are never two headers at once.
  made &&
    inTime(import('./bootstrap/first-paint.ts')).then(
      ({ endFirstPaint }) => endFirstPaint(made, container),
      () => made.remove(),
    ),
]);
void start(container, { ready });
