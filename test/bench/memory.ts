import type { CDPSession } from '@playwright/test';

export interface Memory {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures the page's memory after idle callbacks and garbage collection; one collection may need another. */
export async function memoryOf(session: CDPSession): Promise<Memory> {
  await session.send('Performance.enable');
  for (let round = 0; round < 4; round += 1) {
    await session.send('Runtime.evaluate', {
      expression: 'new Promise(requestIdleCallback)',
      awaitPromise: true,
    });
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}
