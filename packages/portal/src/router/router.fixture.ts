import { fixture, html } from '@open-wc/testing';
import { historyRoom } from '../../../../test/helpers/history-room.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { RouteEntry } from './route-entry.ts';
import type { FpRouter } from './router.ts';

/** A router at `url` that has reported its first entry; `entries` grows with every report. */
export async function mountRouter(url: string, properties: Partial<FpRouter> = {}) {
  await historyRoom();
  history.pushState(null, '', url);
  const entries: RouteEntry[] = [];
  const router = await fixture<FpRouter>(html`
    <fp-router
      .enter=${properties.enter ?? (() => undefined)}
      .locate=${properties.locate ?? ((path: string) => path)}
      .isOutside=${properties.isOutside ?? ((path: string) => path.startsWith('/logout'))}
      .leave=${properties.leave ?? (() => undefined)}
      @fp-route=${({ entry }: { entry: RouteEntry }) => entries.push(entry)}
    >
      <a href="/en-ca/reports/?a=1#b">Reports</a>
      <a href="/logout">Log out</a>
      <a href="#part">Part</a>
    </fp-router>
  `);
  await waitUntil(() => entries.length === 1, 'the first entry is reported');
  const next = async (act: () => void) => {
    const count = entries.length;
    act();
    await waitUntil(() => entries.length > count, 'another entry is reported');
    return entries.at(-1);
  };
  return { router, entries, next };
}
