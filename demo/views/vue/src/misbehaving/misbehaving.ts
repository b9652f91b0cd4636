// Vue views that fail in various ways, which the shell must contain.
import { defineComponent, h, onMounted, type PropType } from 'vue';
import type { ViewInputs } from '../../../common/inputs.ts';
import './misbehaving.css';

export const FailsInRender = defineComponent(() => () => {
  throw new Error('Vue failed in render');
});

export const FailsInHandler = defineComponent(
  () => () =>
    card('Vue: fails in an event handler', () => {
      throw new Error('Vue failed in an event handler');
    }),
);

export const FailsInPromise = defineComponent(
  () => () =>
    card('Vue: fails in a promise', () => {
      // Not returned, because Vue would handle the rejection.
      void Promise.reject(new Error('Vue failed in a promise'));
    }),
);

/** Fails when an input changes after the first render, such as the locale. */
export const FailsInUpdate = defineComponent({
  props: { locale: { type: String, required: true } },
  setup(props) {
    const first = props.locale;
    return () => {
      if (props.locale !== first) throw new Error('Vue failed in an update');
      return card('Vue: fails in an update');
    };
  },
});

export const NeverReady = defineComponent({
  props: { waitUntil: { type: Function as PropType<ViewInputs['waitUntil']>, required: true } },
  setup(props) {
    onMounted(() => props.waitUntil(new Promise(() => undefined)));
    return () => card('Vue: is never ready');
  },
});

function card(name: string, onClick?: () => void) {
  return h('div', { class: 'sample misbehaving', role: 'group', 'aria-label': name }, [
    h('p', name),
    onClick && h('button', { type: 'button', class: 'button', onClick }, 'Fail now'),
  ]);
}
