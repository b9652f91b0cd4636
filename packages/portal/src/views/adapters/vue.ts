import { createApp, h, shallowRef, Suspense, type Component } from 'vue';
import { ViewFailure, type ViewInputs } from '@fleet-portal/model/rules';
import type { ViewAdapter } from '../view-adapter.ts';

/** Vue's names for the sources of errors that leave the rendered view intact; a production build of Vue has only numbers for them. */
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
  // Without Suspense, Vue would wait forever for a view with an asynchronous setup.
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
    // In the middle of a failing update, Vue would continue with removed nodes and fail again.
    unmount: () => Promise.resolve().then(() => app.unmount()),
  };
};

/** A component that loads itself (`defineAsyncComponent`) declares its props only once it is loaded. */
function resolved(view: unknown): unknown {
  const { __asyncLoader: load } = Object(view) as Options;
  return load ? load() : view;
}

/** Whether Vue can render it: of any other object it silently renders nothing. A function may be a component of any framework. */
function canDraw(view: unknown): view is Component {
  if (typeof view === 'function') return true;
  const { render, setup, template } = Object(view) as Options;
  const isDrawn = Boolean(render) || Boolean(setup && !template);
  return isDrawn || basesOf(view).some(canDraw);
}

/** Only the props that the component declares: others would become attributes of its element. */
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

/** The parts of a component's options that are read here. */
interface Options {
  __asyncLoader?: () => Promise<unknown>;
  props?: readonly unknown[] | object;
  render?: unknown;
  setup?: unknown;
  /** The page contains no template compiler. */
  template?: unknown;
  mixins?: readonly unknown[];
  extends?: unknown;
}
