import { expect } from '@open-wc/testing';
import '@fleet-portal/elements/define/spinner';
import { FpNotificationsOpenEvent, FpSearchEvent } from '@fleet-portal/elements/events';
import { FpSpinner } from '@fleet-portal/elements/spinner';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { wrap } from './wrap.ts';

describe('wrap', () => {
  const Spinner = wrap('fp-spinner', FpSpinner, ['fp-search', 'fp-notifications-open']);

  it('[HDR-02] hears each event by the prop that is called as the event', () => {
    const container = document.createElement('div');
    const root = createRoot(container);
    const heard: unknown[] = [];
    const hear = (event: Event) => void heard.push(event);
    flushSync(() => root.render(<Spinner onSearch={hear} onNotificationsOpen={hear} />));
    const events = [new FpSearchEvent('vans'), new FpNotificationsOpenEvent()];
    for (const event of events) container.querySelector('fp-spinner')?.dispatchEvent(event);
    root.unmount();
    expect(heard).to.deep.equal(events);
  });

  it('types each prop by its event', () => {
    type Props = ComponentProps<typeof Spinner>;
    const props: Pick<Props, 'onSearch' | 'onNotificationsOpen'> = {
      onSearch: (event: FpSearchEvent) => event.query satisfies string,
      // @ts-expect-error the type of another event
      onNotificationsOpen: (event: FpSearchEvent) => event.query,
    };
    const unheard: Partial<Props> = {
      // @ts-expect-error it does not handle this event
      onLogin: () => undefined,
    };
    // @ts-expect-error the class of another element
    const other = () => wrap('fp-header', FpSpinner);
    // @ts-expect-error not an event of the shell
    const native = () => wrap('fp-spinner', FpSpinner, ['click']);
    expect([props, unheard, other, native]).to.have.length(4);
  });
});
