// Views that throw while they are removed.
import { createElement, useEffect } from 'react';
import { defineComponent, h } from 'vue';

function leave(): void {
  throw new Error('The view failed while it was unmounted');
}

export function ReactFarewell() {
  useEffect(() => leave, []);
  return createElement('p', null, 'Here');
}

export const VueFarewell = defineComponent({ beforeUnmount: leave, render: () => h('p', 'Here') });
