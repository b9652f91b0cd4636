// Views of every kind that a framework has, and values that look like one.
import { Component, createElement, forwardRef, lazy, memo } from 'react';
import { defineComponent, h } from 'vue';

export const ReactMemo = memo(() => 'ReactMemo');
export const ReactForwarded = forwardRef(() => 'ReactForwarded');
export const ReactLater = lazy(() => Promise.resolve({ default: () => 'ReactLater' }));
export class ReactClass extends Component {
  override render() {
    return 'ReactClass';
  }
}

export const VueRendered = { render: () => h('p', 'VueRendered') };
export const VueExtended = { extends: { render: () => h('p', 'VueExtended') } };
export const VueMixed = { mixins: [{ render: () => h('p', 'VueMixed') }] };
export const VueFunctional = () => h('p', 'VueFunctional');
export const VueSetup = defineComponent(() => () => h('p', 'VueSetup'));

export const Empty = {};
export const Wrapped = { default: VueRendered };
export const Uncompiled = { setup: () => ({ name: 'van' }), template: '<p>{{ name }}</p>' };
export const drawnElement = createElement('p');
