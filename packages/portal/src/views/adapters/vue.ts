import { createApp, h, shallowRef, Suspense, type Component } from 'vue';
import { ViewFailure, type ViewInputs } from '@fleet-portal/model/rules';
import type { ViewAdapter } from '../view-adapter.ts';

/** What Vue calls the places whose failure leaves the picture whole; a built Vue knows them by number alone. */
const harmless = /(?:event handler|watcher \w+(?: function)?|#runtime-[2-6])$/;

export const mountVue: ViewAdapter = async (component, { slot, onError }, inputs) => {
  const view = await resolved(component);
  if (!canDraw(view))
    throw new ViewFailure(
      'broken',
      'What the module exports is no vue component, or its template is not compiled',
    );
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
function resolved(view: unknown): unknown {
  const { __asyncLoader: load } = Object(view) as Options;
  return load ? load() : view;
}

/**
 * Whether Vue draws it: of any other object it makes an empty place without a word. A function may be a component of any framework.
 */
function canDraw(view: unknown): view is Component {
  if (typeof view === 'function') return true;
  const { render, setup, template } = Object(view) as Options;
  const isDrawn = Boolean(render) || Boolean(setup && !template);
  return isDrawn || basesOf(view).some(canDraw);
}

/** Only the props that the component declares: the others would become attributes of its element. */
function declared(view: Component, inputs: ViewInputs): Record<string, unknown> {
  const names = new Set(propNames(view));
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.has(name)));
}

function propNames(view: unknown): string[] {
  const { props } = view as Options;
  const own = Array.isArray(props) ? props.map(String) : Object.keys(props ?? {});
  return [...own, ...basesOf(view).flatMap(propNames)];
}

function basesOf(view: unknown): unknown[] {
  const { mixins = [], extends: base } = Object(view) as Options;
  return base ? [...mixins, base] : [...mixins];
}

/** What a component may be made of. */
interface Options {
  __asyncLoader?: () => Promise<unknown>;
  props?: readonly unknown[] | object;
  render?: unknown;
  setup?: unknown;
  /** Nothing compiles it in the page. */
  template?: unknown;
  mixins?: readonly unknown[];
  extends?: unknown;
}
