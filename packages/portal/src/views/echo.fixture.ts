// Views that show their inputs, and report their removal; the tests load them like a view's module.
import { createElement, useEffect } from 'react';
import { defineAsyncComponent, defineComponent, h } from 'vue';
import type { ViewInputs } from '@fleet-portal/model/rules';

/** The actions of the views, which the tests read through the page. */
export const seen: { signals: AbortSignal[]; functions: Set<unknown>; unmounted: string[] } = {
  signals: [],
  functions: new Set(),
  unmounted: [],
};

function words({ market, locale, user, extras, theme }: ViewInputs): string {
  return [market.id, locale, user?.firstName ?? 'visitor', JSON.stringify(extras), theme].join(' ');
}

function note(inputs: ViewInputs): void {
  const { signal, navigate, track, reportError, setTitle, waitUntil, notify, openModal } = inputs;
  seen.signals.push(signal);
  for (const one of [signal, navigate, track, reportError, setTitle, waitUntil, notify, openModal])
    seen.functions.add(one);
}

function act({ navigate, track, reportError, setTitle }: ViewInputs): void {
  navigate('/orders/');
  navigate('/orders/7/', { replace: true });
  track({ step: 'ordered' });
  setTitle('Orders');
  reportError(new Error('The order was refused'));
}

export function ReactEcho(inputs: ViewInputs) {
  note(inputs);
  useEffect(() => () => void seen.unmounted.push('react'), []);
  return createElement(
    'p',
    null,
    words(inputs),
    ' ',
    createElement('button', { onClick: () => act(inputs) }, 'Act'),
  );
}

export const VueEcho = defineComponent({
  props: {
    market: Object,
    locale: String,
    user: Object,
    extras: Object,
    theme: String,
    signal: Object,
    navigate: Function,
    track: Function,
    reportError: Function,
    setTitle: Function,
    waitUntil: Function,
    notify: Function,
    openModal: Function,
  },
  setup(props) {
    return () => {
      const inputs = props as unknown as ViewInputs;
      note(inputs);
      return h('p', [words(inputs), ' ', h('button', { onClick: () => act(inputs) }, 'Act')]);
    };
  },
  unmounted: () => void seen.unmounted.push('vue'),
});

export const VueAsyncEcho = defineAsyncComponent(() => Promise.resolve(VueEcho));

/** Declares only one prop: the others must not become attributes. */
export const VueLocale = defineComponent({
  props: ['locale'],
  setup: (props) => () => h('p', String(props.locale)),
});

/** Its setup is asynchronous and waits for its data. */
export const VueLater = defineComponent({
  props: ['locale', 'extras'],
  async setup(props) {
    const data = await (props.extras as { data: Promise<string> }).data;
    return () => h('p', `${data} in ${String(props.locale)}`);
  },
});

export const OwnEcho = {
  mount(slot: HTMLElement, inputs: ViewInputs) {
    const show = (now: ViewInputs) => {
      note(now);
      const button = document.createElement('button');
      button.addEventListener('click', () => act(now));
      slot.replaceChildren(words(now), ' ', button);
    };
    show(inputs);
    return { update: show, unmount: () => void seen.unmounted.push('own') };
  },
};

/** Counts the different objects that it was given as the user and as the market. */
export const Counts = {
  mount(slot: HTMLElement, inputs: ViewInputs) {
    const given = new Set<unknown>();
    const show = ({ user, market }: ViewInputs) => {
      given.add(user).add(market);
      slot.textContent = `${given.size} given`;
    };
    show(inputs);
    return { update: show, unmount: () => undefined };
  },
};

export const NoHandle = { mount: () => undefined };

export const LateOwn = {
  async mount(slot: HTMLElement) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    slot.textContent = 'Late';
    return { update: () => undefined, unmount: () => void seen.unmounted.push('late') };
  },
};

/** Keeps the skeleton until its data are there. */
export function Waits({ waitUntil, extras }: ViewInputs) {
  useEffect(() => waitUntil(extras.data as Promise<unknown>), [extras, waitUntil]);
  return createElement('p', null, 'Data');
}

/** Requests data that never arrive, like `fetch`, until it is removed; the shell waits for them if the market says so. */
export const Asks = {
  mount(slot: HTMLElement, { signal, waitUntil, extras }: ViewInputs) {
    const { promise: data, reject } = Promise.withResolvers<undefined>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    if (extras.isAwaited) waitUntil(data);
    slot.textContent = 'Asks';
    return { update: () => undefined, unmount: () => undefined };
  },
};

/** Tries to change inputs that the shell and other views share, and reports how often it failed. */
export const Meddles = {
  mount(slot: HTMLElement, { market, user, extras }: ViewInputs) {
    const attempts = [
      () => (market.title = 'Mine'),
      () => Object.assign(extras, { contactUrl: 'https://evil.example/' }),
      () => (extras.groups as string[]).push('all'),
      () => Object.assign(user ?? {}, { permissions: [] }),
    ];
    const refused = attempts.filter((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
    slot.textContent = `${refused.length} refused`;
    return { update: () => undefined, unmount: () => undefined };
  },
};

/** Shows the user notices and modals through the shell, with a button for each. */
export const Tells = {
  mount(slot: HTMLElement, { notify, openModal, extras }: ViewInputs) {
    const buttons: Record<string, () => void> = {
      Save: () =>
        (hide = notify({ id: 'saved', variant: 'neutral', body: String(extras.body), closable: true })),
      Hide: () => hide(),
      Delete: () =>
        openModal({
          id: 'delete',
          title: 'Delete van 12?',
          children: 'Its trips go, too.',
          actions: [{ id: 'yes', label: 'Delete it', closes: true }],
          onAction: (action) => (slot.dataset.chosen = action),
        }),
      Inform: () => void notify({ id: 'saved', variant: 'info' as never, body: 'Saved.' }),
      Misuse: () => {
        for (const value of [null, 'text', { id: 'saved' }]) {
          notify(value as never)();
          openModal(value as never)();
        }
      },
    };
    let hide: () => void = () => undefined;
    for (const [label, act] of Object.entries(buttons)) {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', act);
      slot.append(button);
    }
    return { update: () => undefined, unmount: () => undefined };
  },
};

/** Passes values to the shell that it cannot use. */
export const Misuses = {
  mount(slot: HTMLElement, { track, setTitle }: Record<'track' | 'setTitle', (value: unknown) => void>) {
    for (const value of [{}, '', ' ', null, undefined]) setTitle(value);
    for (const value of [null, undefined, 'ordered', ['ordered']]) track(value);
    slot.textContent = 'Misused';
    return { update: () => undefined, unmount: () => undefined };
  },
};

/** The default export, for descriptors that name none of the exports. */
export default function Plain() {
  return createElement('p', null, 'A screen of another team');
}
