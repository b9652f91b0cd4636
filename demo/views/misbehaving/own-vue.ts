// Bundles another version of Vue than the page's, which is what a view as an object with mount() is for.
import { createApp, h, shallowRef, version, type App } from 'vue-3.4';
import type { ViewInputs } from '../common/inputs.ts';

export default {
  mount(slot: HTMLElement, inputs: ViewInputs) {
    const current = shallowRef(inputs);
    const app: App<Element> = createApp({
      render: () => h('p', `A view with Vue ${version} of its own, in ${current.value.locale}`),
    });
    app.mount(slot);
    return { update: (now: ViewInputs) => void (current.value = now), unmount: () => app.unmount() };
  },
};
