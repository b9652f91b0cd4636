import { FpRouter } from './router.ts';

if (!customElements.get('fp-router')) customElements.define('fp-router', FpRouter);

declare global {
  interface HTMLElementTagNameMap {
    'fp-router': FpRouter;
  }
}
