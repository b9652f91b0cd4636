import type {} from '@fleet-portal/elements/define/header';
import { type Market, marketSchema, parse } from '@fleet-portal/model/entities';
import type { Browser } from '@playwright/test';
import { withPage } from './browser.ts';
import { median } from './median.ts';
import { memoryOf } from './memory.ts';

const rounds = 3;
const cycles = 200;

interface Costs {
  time: number;
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures mounting and unmounting a header, and the memory that it leaves behind. */
export async function measureMounts(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const market = parse('market', marketSchema, await (await fetch(`${url}/markets/us.json`)).json());
  const all: Costs[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await mountRound(browser, url, market));
  const middle = (key: keyof Costs) => median(all.map((costs) => costs[key]));
  return [
    { name: 'header, mount and unmount', 'a cycle': `${middle('time').toFixed(2)} ms` },
    { name: 'heap kept', 'a cycle': `${middle('heap').toFixed(0)} B` },
    { name: 'nodes kept', 'a cycle': middle('nodes').toFixed(2) },
    { name: 'listeners kept', 'a cycle': middle('listeners').toFixed(2) },
  ];
}

/** The first cycles are not counted, because the engine keeps the code that it compiles in them. */
function mountRound(browser: Browser, url: string, market: Market): Promise<Costs> {
  return withPage(browser, {}, async (page, session) => {
    await page.goto(`${url}/demo/host/`, { waitUntil: 'networkidle' });
    await page.evaluate(mountAndUnmount, { market, cycles });
    const before = await memoryOf(session);
    const time = await page.evaluate(mountAndUnmount, { market, cycles });
    const after = await memoryOf(session);
    return {
      time: time / cycles,
      heap: (after.heap - before.heap) / cycles,
      nodes: (after.nodes - before.nodes) / cycles,
      listeners: (after.listeners - before.listeners) / cycles,
    };
  });
}

/** Runs in the page, and returns the duration in ms. */
async function mountAndUnmount({ market, cycles }: { market: Market; cycles: number }): Promise<number> {
  const start = performance.now();
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const header = Object.assign(document.createElement('fp-header'), { market });
    document.body.append(header);
    await header.updateComplete;
    header.getBoundingClientRect();
    header.remove();
  }
  return performance.now() - start;
}
