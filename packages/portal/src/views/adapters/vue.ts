import { createApp, h, shallowRef, Suspense, type Component } from 'vue';
import type { ViewAdapter } from '../view-adapter.ts';
import type { ViewInputs } from '@fleet-portal/model/rules';

/** What Vue calls the places whose failure leaves the picture whole; a built Vue knows them by number alone. */
const harmless = /(?:event handler|watcher \w+(?: function)?|#runtime-[2-6])$/;

export const mountVue: ViewAdapter = async (component, { slot, onError }, inputs) => {
  const view = await resolved(component as Component);
  const current = shallowRef(declared(view, inputs));
  const { promise: drawn, resolve } = Promise.withResolvers<undefined>();
  // Without it Vue asks a view whose setup is asynchronous for ever whether that is done.
  const app = createApp({
    render: () =>
      h(Suspense, { onResolve: () => resolve(undefined) }, { default: () => h(view, current.value) }),
  });
  app.config.errorHandler = (error, _instance, info) =>
    onError(error, harmless.test(info) ? 'other' : 'broken');
  app.mount(slot);
  return {
    drawn,
    update: (now) => (current.value = declared(view, now)),
    // In the middle of an update that fails Vue would go on with nodes that are gone, and fail again.
    unmount: () => Promise.resolve().then(() => app.unmount()),
  };
};

/** A component that loads itself (`defineAsyncComponent`) declares its props only once it has come. */
async function resolved(view: Component & { __asyncLoader?: () => Promise<Component> }): Promise<Component> {
  return view.__asyncLoader ? view.__asyncLoader() : view;
}

/** Only the props that the component declares: the others would become attributes of its element. */
function declared(view: Component, inputs: ViewInputs): Record<string, unknown> {
  const names = new Set(propNames(view));
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.has(name)));
}

function propNames(view: unknown): string[] {
  const { props, mixins = [], extends: base } = view as Declaring;
  const own = Array.isArray(props) ? props.map(String) : Object.keys(props ?? {});
  return [...own, ...[...mixins, ...(base ? [base] : [])].flatMap(propNames)];
}

interface Declaring {
  props?: readonly unknown[] | object;
  mixins?: readonly unknown[];
  extends?: unknown;
}
