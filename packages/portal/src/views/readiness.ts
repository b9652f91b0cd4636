/** In ms: stands in for a frame where none is painted, such as in a background tab. */
const frameLimit = 100;

interface Readiness {
  waitUntil: (promise: Promise<unknown>) => void;
  /** Resolves once a frame is painted and everything that the view waits for has settled. */
  ready: () => Promise<void>;
}

/** Detects when a rendered view has something to show. */
export function createReadiness(onRejected: (error: unknown) => void): Readiness {
  const pending = new Set<Promise<unknown>>();
  return {
    waitUntil(promise) {
      const settled: Promise<unknown> = Promise.resolve(promise)
        .catch(onRejected)
        .finally(() => pending.delete(settled));
      pending.add(settled);
    },
    async ready() {
      await nextFrame();
      while (pending.size > 0) {
        await Promise.all(pending);
        await nextFrame();
      }
    },
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, frameLimit);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
