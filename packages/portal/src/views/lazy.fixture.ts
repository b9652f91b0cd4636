// Views with a part that loads late, in French, and that fails to load until the module is requested anew.
import {
  ɵɵadvance,
  ɵɵdefer,
  ɵɵdeferWhen,
  ɵɵdefineComponent,
  ɵɵdomTemplate,
  ɵɵtext,
  type ɵRenderFlags,
} from '@angular/core';
import { createElement, lazy, Suspense } from 'react';
import { defineAsyncComponent, defineComponent, h } from 'vue';
import type { ViewInputs } from '@fleet-portal/model/rules';

const gone = '/views/gone.js';
const load = <Part>(part: Part): Promise<{ default: Part }> =>
  import.meta.url.includes('attempt=')
    ? Promise.resolve({ default: part })
    : (import(gone) as Promise<{ default: Part }>);

const ReactPart = lazy(() => load(() => 'La suite'));

export function ReactLazy({ locale }: ViewInputs) {
  const part = locale === 'fr-ca' && createElement(Suspense, null, createElement(ReactPart));
  return createElement('p', null, 'Begun ', part);
}

const VuePart = defineAsyncComponent(() =>
  load(defineComponent(() => () => 'La suite')).then((module) => module.default),
);

export const VueLazy = defineComponent({
  props: ['locale'],
  setup: (props) => () => h('p', ['Begun ', props.locale === 'fr-ca' && h(VuePart)]),
});

/** As compiled: `Begun @defer (when locale === 'fr-ca') { La suite }`. */
export class AngularLazy {
  locale = '';
  static ɵfac = () => new AngularLazy();
  static ɵcmp = ɵɵdefineComponent({
    type: AngularLazy,
    selectors: [['angular-lazy']],
    inputs: { locale: 'locale' },
    decls: 4,
    vars: 1,
    template(flags: ɵRenderFlags, { locale }: AngularLazy) {
      if (flags & 1) {
        ɵɵtext(0, 'Begun ');
        ɵɵdomTemplate(1, (part: ɵRenderFlags) => void (part & 1 && ɵɵtext(0, 'La suite')), 1, 0);
        ɵɵdefer(2, 1, () => [load(AngularLazy).then((module) => module.default)]);
      }
      if (flags & 2) {
        ɵɵadvance(2);
        ɵɵdeferWhen(locale === 'fr-ca');
      }
    },
  });
}
