import { parse, viewDescriptorSchema, type ViewDescriptor } from '@fleet-portal/model/entities';
import { messageOf, type SharedInputs, type ViewLife } from '@fleet-portal/model/rules';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { createView, type View, type ViewOptions } from './create-view.ts';

export const describeView = (more: Partial<Record<keyof ViewDescriptor, unknown>>): ViewDescriptor =>
  parse('view', viewDescriptorSchema, {
    id: 'sample',
    exposedComponent: '',
    framework: 'react',
    viewId: 'sample',
    ...more,
  });

export interface ShownView {
  view: View;
  host: HTMLElement;
  /** The reported errors. */
  errors: string[];
  /** The view's navigations, analytics events, and document titles. */
  gone: string[];
  told: unknown[];
  titles: string[];
  inputs: SharedInputs;
  life: () => ViewLife['kind'];
  /** Why the view failed. */
  failure: () => string;
  /** The visible content of the view, isolated or not. */
  text: () => string;
  find: (selector: string) => HTMLElement | null;
  arrives: (kind: ViewLife['kind']) => Promise<void>;
}

const shown: ShownView[] = [];

/** Shows a view on the test's page; call `closeViews` in `afterEach`. */
export function showView(
  descriptor: Partial<Record<keyof ViewDescriptor, unknown>>,
  more: Partial<Pick<ViewOptions, 'times'> & { inputs: Partial<SharedInputs> }> = {},
): ShownView {
  const host = document.createElement('div');
  document.body.append(host);
  const [errors, gone, told, titles]: [string[], string[], unknown[], string[]] = [[], [], [], []];
  const view = createView({
    descriptor: describeView(descriptor),
    environment: { WEBCOMPONENT_BASE_URL: '/views' },
    onError: (error) => errors.push(messageOf(error)),
    times: more.times ?? { limit: 8000, backOff: 10 },
  });
  const inputs: SharedInputs = {
    market: { id: 'ca', title: 'Fleet Canada', tld: '.ca', countryCode: 'ca' },
    locale: 'en-ca',
    user: null,
    extras: {},
    theme: 'ford',
    currentPath: '/en-ca/map/',
    navigate: (path, how) => gone.push(how?.replace ? `${path} instead` : path),
    track: (data) => told.push(data),
    setTitle: (title) => titles.push(title),
    notify: () => () => undefined,
    openModal: () => () => undefined,
    ...more.inputs,
  };
  const root = () => host.querySelector('.view-root')?.shadowRoot ?? host;
  const fixture: ShownView = {
    view,
    host,
    errors,
    gone,
    told,
    titles,
    inputs,
    life: () => view.get().kind,
    failure() {
      const life = view.get();
      return life.kind === 'failed' ? life.failure.message : '';
    },
    text: () => root().textContent.replace(/\s+/g, ' ').trim(),
    find: (selector) => root().querySelector(selector),
    arrives: (kind) =>
      waitUntil(() => view.get().kind === kind, `the view is ${kind}`).catch(() => {
        throw new Error(`the view is ${view.get().kind}, not ${kind}: ${fixture.failure()} ${errors.join()}`);
      }),
  };
  shown.push(fixture);
  view.show(host, inputs);
  return fixture;
}

export function closeViews(): void {
  for (const { view, host } of shown.splice(0)) {
    view.close();
    host.remove();
  }
}
