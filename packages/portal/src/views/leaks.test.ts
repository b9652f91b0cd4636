import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { closeViews, showView } from './view.fixture.ts';

const cycles = 4;

/**
 * Counts listeners that are added to window, document, head and body and not removed again; `left` returns the count.
 */
function countListeners(): { left: () => number; stop: () => void } {
  const targets: EventTarget[] = [window, document, document.head, document.body];
  const known = new Set<string>();
  const ids = new Map<unknown, number>();
  const idOf = (value: unknown) => ids.get(value) ?? ids.set(value, ids.size).get(value)!;
  const keyOf = (target: EventTarget, type: string, listener: unknown) =>
    `${targets.indexOf(target)} ${type} ${idOf(listener)}`;
  // oxlint-disable-next-line typescript/unbound-method -- they are called on their targets
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (targets.includes(this)) {
      const key = keyOf(this, type, listener);
      known.add(key);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => known.delete(key));
    }
    add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    known.delete(keyOf(this, type, listener));
    remove.call(this, type, listener, options);
  };
  return {
    left: () => known.size,
    stop: () => Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove }),
  };
}

const nodes = () => document.querySelectorAll('*').length;
const sheets = () => document.adoptedStyleSheets.length;

const views = [
  { framework: 'react', url: '/views/react/fleet-health.js', exposedComponent: 'FleetHealth' },
  { framework: 'vue', url: '/views/vue/service-calendar.js', exposedComponent: 'ServiceCalendar' },
  { framework: 'angular', url: '/views/angular/tyre-report.js', exposedComponent: 'TyreReport' },
  { framework: 'react', url: '/views/misbehaving/own-vue.js', exposedComponent: '' },
];

for (const descriptor of views) {
  for (const isolated of [false, true]) {
    const kind = `${isolated ? 'isolated ' : ''}view of ${descriptor.framework} (${descriptor.url})`;
    it(`[VIEW-02] a ${kind} leaves no listener, no node and no style behind`, async () => {
      const cycle = async () => {
        const view = showView({ ...descriptor, isolated });
        await view.arrives('ready');
        closeViews();
        await waitUntil(() => !view.host.isConnected);
      };
      await cycle();
      const before = { nodes: nodes(), sheets: sheets() };
      const listeners = countListeners();
      for (let round = 0; round < cycles; round += 1) await cycle();
      await waitUntil(() => listeners.left() === 0, 'its listeners are gone').finally(() => listeners.stop());
      expect({ nodes: nodes(), sheets: sheets() }).to.deep.equal(before);
    });
  }
}
